export { memoryStore } from '../store/memory-store.ts';
export { catalogueModel } from './catalogue/catalogue-model.ts';
export { coursePageModel } from './course-page/course-page-model.ts';
export { expertsModel } from './experts/experts-model.ts';
export { keepAll } from './keep-all.ts';
