import { paths } from '@cursiv/shared-platform';

/** The parameter of the page's address that names the open resource. */
export const OPEN_PARAMETER = 'open';

/** The page of resources with one of them open for reading. */
export const openResourceAddress = (id: string) =>
  `${paths.adminResources()}?${OPEN_PARAMETER}=${encodeURIComponent(id)}`;
