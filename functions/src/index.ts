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
export { payload } from './payload/endpoint.ts';
