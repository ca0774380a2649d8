import './limits.ts';

export { expireRequests, requestBooking } from './bookings/endpoints.ts';
export { deleteFile, expectUpload, keepUpload, openFile } from './files/endpoints.ts';
export { leads } from './leads/endpoint.ts';
export { page } from './page/endpoint.ts';
export { payload } from './payload/endpoint.ts';
export { countLearner } from './read-models/learners/triggers.ts';
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
} from './read-models/triggers.ts';
export { render } from './render/endpoint.ts';
export { reports } from './reports/endpoint.ts';
export { indexUser } from './users/triggers.ts';
