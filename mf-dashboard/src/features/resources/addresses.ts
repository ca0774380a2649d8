import { paths } from '@cursiv/shared-platform';

/** The parameter of the page's address that names the edited resource. */
export const EDIT_PARAMETER = 'edit';
export const NEW_RESOURCE = 'new';

/** The page of resources with one of them open for editing. */
export const editResourceAddress = (id: string) => `${paths.myResources()}?${EDIT_PARAMETER}=${encodeURIComponent(id)}`;

/** The page of resources with an empty form. */
export const newResourceAddress = () => editResourceAddress(NEW_RESOURCE);
