import { paths } from './paths.ts';

/** The pages of the administration, in the order of its navigation; their names are in the vocabulary. */
export const ADMIN_PAGES = [
  { id: 'overview', path: paths.admin() },
  { id: 'users', path: paths.adminUsers() },
  { id: 'resources', path: paths.adminResources() },
  { id: 'reviews', path: paths.adminReviews() },
  { id: 'leads', path: paths.adminLeads() },
  { id: 'setup', path: paths.adminSetup() },
] as const;
