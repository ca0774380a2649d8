export { expireRequests, requestBooking } from './bookings/endpoints.ts';
export {
  listCourse,
  listExpert,
  listExpertReview,
  listLesson,
  listResource,
  listSchedule,
  listSlotLock,
  listVerifiedExpert,
  rateCourse,
} from './catalogue/triggers.ts';
export { page } from './page/endpoint.ts';
export { payload } from './payload/endpoint.ts';
export { reports } from './reports/endpoint.ts';
