export {
  listCourse,
  listExpert,
  listExpertReview,
  listLesson,
  listResource,
  listSchedule,
  listSlotLock,
  rateCourse,
} from './catalogue/triggers.ts';
export { deleteFile, expectUpload, keepUpload, openFile } from './files/endpoints.ts';
export { page } from './page/endpoint.ts';
export { payload } from './payload/endpoint.ts';
export { reports } from './reports/endpoint.ts';
