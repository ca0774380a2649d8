import './limits.ts';

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
export { deleteFile, expectUpload, keepUpload, openFile } from './files/endpoints.ts';
export { leads } from './leads/endpoint.ts';
export { countLearner } from './learners/triggers.ts';
export { page } from './page/endpoint.ts';
export { payload } from './payload/endpoint.ts';
export { render } from './render/endpoint.ts';
export { reports } from './reports/endpoint.ts';
