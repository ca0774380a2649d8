import { paths } from '@cursiv/shared-platform';

/** Names, in the page's address, the resource that is read. */
export const OPEN_PARAMETER = 'open';

/** The page of resources with one of them open for reading. */
export const openResourceAddress = (id: string) =>
  `${paths.adminResources()}?${OPEN_PARAMETER}=${encodeURIComponent(id)}`;
