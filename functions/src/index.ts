export { listCourse, listExpert, listLesson, listResource } from './catalogue/triggers.ts';
export { payload } from './payload/endpoint.ts';
