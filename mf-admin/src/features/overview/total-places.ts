import type { StaffTotal } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';

/** The page that deals with what each total counts. */
export const TOTAL_PLACES: Record<StaffTotal, string> = {
  users: paths.adminUsers(),
  publishedCourses: paths.courses(),
  coursesInReview: paths.adminCourses(),
  resourcesInReview: `${paths.adminResources()}?status=in_review`,
  expertsInReview: `${paths.adminExperts()}?status=in_review`,
  verificationsInReview: '/admin/verifications',
  openReports: paths.adminReviews(),
  leads: paths.adminLeads(),
};
