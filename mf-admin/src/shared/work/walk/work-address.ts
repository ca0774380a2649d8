import { type WorkKind, workId } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { openCourseAddress, openExpertAddress, openLeadAddress, openResourceAddress } from '../../open-address.ts';

/** The work list without filters. */
export const WORK_LIST = '/admin/work';

/** The parameter of an address that says which thing of the work list is open there. */
export const WORK_PARAMETER = 'work';

/** Where each kind is read and decided on. */
const PLACES: Record<WorkKind, (id: string) => string> = {
  course: openCourseAddress,
  resource: openResourceAddress,
  expert: openExpertAddress,
  right: () => '/admin/verifications',
  review: () => paths.adminReviews(),
  question: () => `${paths.adminReviews()}?kind=questions`,
  message: openLeadAddress,
  mail: () => '/admin/mail',
  push: () => '/admin/mail?kind=pushes',
  job: () => '/admin/status',
  request: () => '/admin/status',
};

/** Where a thing of the work list is opened, so that what comes next is opened from there. */
export function workAddress(kind: WorkKind, id: string): string {
  const place = PLACES[kind](id);
  return `${place}${place.includes('?') ? '&' : '?'}${WORK_PARAMETER}=${encodeURIComponent(workId(kind, id))}`;
}
