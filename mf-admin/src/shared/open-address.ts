import { paths } from '@cursiv/shared-platform';

/** The parameter of a list's address that names the one thing of it that is open for reading. */
export const OPEN_PARAMETER = 'open';

const opened = (list: string, id: string) => `${list}?${OPEN_PARAMETER}=${encodeURIComponent(id)}`;

/** The page of courses with one draft open. */
export const openCourseAddress = (id: string): string => opened(paths.adminCourses(), id);

/** The page of resources with one of them open. */
export const openResourceAddress = (id: string): string => opened(paths.adminResources(), id);

/** The page of experts with one of them open. */
export const openExpertAddress = (uid: string): string => opened(paths.adminExperts(), uid);

/** The page of messages with one of them open. */
export const openLeadAddress = (id: string): string => opened(paths.adminLeads(), id);

/** The page of authors' files with one of them alone. */
export const openFileAddress = (id: string): string => opened('/admin/media', id);
