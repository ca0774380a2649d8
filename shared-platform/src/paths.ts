import { pathSegment as segment } from './path-segment.ts';

/** Locale-free addresses of the site (spec §2): the one place where links between pages are written. */
export const paths = {
  home: () => '/',
  contact: () => '/contact',
  help: () => '/help',
  privacy: () => '/privacy',
  terms: () => '/terms',
  cookies: () => '/cookies',
  accessibility: () => '/accessibility',
  login: (returnTo?: string) => (returnTo ? `/login?returnTo=${encodeURIComponent(returnTo)}` : '/login'),
  register: (returnTo?: string) => (returnTo ? `/register?returnTo=${encodeURIComponent(returnTo)}` : '/register'),
  resources: () => '/resources',
  resource: (id: string) => `/resources/${segment(id)}`,
  courses: () => '/courses',
  course: (courseId: string) => `/courses/${segment(courseId)}`,
  experts: () => '/experts',
  expert: (expertId: string) => `/experts/${segment(expertId)}`,
  certificate: (id: string) => `/certificates/${segment(id)}`,
  testPlayer: () => '/test-player',
  dashboard: () => '/dashboard',
  myCourses: () => '/dashboard/courses',
  myBookings: () => '/dashboard/bookings',
  myResources: () => '/dashboard/resources',
  expertPage: () => '/dashboard/expert',
  account: () => '/dashboard/account',
  notifications: () => '/dashboard/notifications',
  invitation: () => '/dashboard/invitation',
  createCourse: () => '/dashboard/create-course',
  editCourse: (courseId: string) => `/dashboard/create-course/${segment(courseId)}`,
  dashboardCourse: (courseId: string) => `/dashboard/courses/${segment(courseId)}`,
  coursePreview: (courseId: string) => `/dashboard/courses/${segment(courseId)}/preview`,
  lessonVideo: (courseId: string, lessonId: string) =>
    `/dashboard/courses/${segment(courseId)}/lessons/${segment(lessonId)}/video`,
  admin: () => '/admin',
  adminUsers: () => '/admin/users',
  adminInvitations: () => '/admin/invitations',
  adminResources: () => '/admin/resources',
  adminCourses: () => '/admin/courses',
  adminExperts: () => '/admin/experts',
  adminReviews: () => '/admin/reviews',
  adminLeads: () => '/admin/leads',
  adminComposition: () => '/admin/composition',
  adminSetup: () => '/admin-setup',
} as const;

/** Where the two people of a booking meet, and what they write down of it. Beside the others, which every page loads. */
export const doorPath = (bookingId: string): string => `${paths.myBookings()}/${segment(bookingId)}/join`;

/** A time that is held for somebody who waited, on its expert's page. */
export const heldTimePath = (expertId: string, offeringId: string, at: Date): string =>
  `${paths.expert(expertId)}?${new URLSearchParams({ session: offeringId, at: at.toISOString(), held: '1' })}#sessions`;
