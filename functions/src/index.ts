export { listCourse, listExpert, listLesson, listResource, rateCourse } from './catalogue/triggers.ts';
export { payload } from './payload/endpoint.ts';
