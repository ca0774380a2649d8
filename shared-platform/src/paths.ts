const segment = encodeURIComponent;

/** Locale-free addresses of the site (spec §2): the one place where links between pages are written. */
export const paths = {
  home: () => '/',
  /** The form on the home page. */
  contact: () => '/#write',
  login: (returnTo?: string) => (returnTo ? `/login?returnTo=${segment(returnTo)}` : '/login'),
  register: (returnTo?: string) => (returnTo ? `/register?returnTo=${segment(returnTo)}` : '/register'),
  resources: () => '/resources',
  resource: (id: string) => `/resources/${segment(id)}`,
  courses: () => '/courses',
  course: (courseId: string) => `/courses/${segment(courseId)}`,
  experts: () => '/experts',
  expert: (expertId: string) => `/experts/${segment(expertId)}`,
  testPlayer: () => '/test-player',
  corsTest: () => '/cors-test',
  advancedCorsTest: () => '/advanced-cors-test',
  dashboard: () => '/dashboard',
  myCourses: () => '/dashboard/courses',
  myBookings: () => '/dashboard/bookings',
  myResources: () => '/dashboard/resources',
  account: () => '/dashboard/account',
  createCourse: () => '/dashboard/create-course',
  editCourse: (courseId: string) => `/dashboard/create-course/${segment(courseId)}`,
  dashboardCourse: (courseId: string) => `/dashboard/courses/${segment(courseId)}`,
  coursePreview: (courseId: string) => `/dashboard/courses/${segment(courseId)}/preview`,
  lessonVideo: (courseId: string, lessonId: string) =>
    `/dashboard/courses/${segment(courseId)}/lessons/${segment(lessonId)}/video`,
  testUpload: () => '/test-upload',
  testDirectUpload: () => '/test-direct-upload',
  admin: () => '/admin',
  adminUsers: () => '/admin/users',
  adminResources: () => '/admin/resources',
  adminReviews: () => '/admin/reviews',
  adminLeads: () => '/admin/leads',
  adminSetup: () => '/admin-setup',
} as const;
