import './limits.ts';

export { expireRequests, requestBooking } from './bookings/endpoints.ts';
export { deleteFile, expectUpload, keepUpload, openFile } from './files/endpoints.ts';
export { leads } from './leads/endpoint.ts';
export { page } from './page/endpoint.ts';
export { payload } from './payload/endpoint.ts';
export {
  countCourseRatings,
  countExpertRatings,
  countLearners,
  refreshCourse,
  refreshCourseOfLesson,
  refreshExpert,
  refreshExpertOfSchedule,
  refreshExpertOfSlotLock,
  refreshExpertOfUser,
  refreshResource,
} from './read-models/triggers.ts';
export { render } from './render/endpoint.ts';
export { reports } from './reports/endpoint.ts';
export { indexUser } from './users/triggers.ts';
