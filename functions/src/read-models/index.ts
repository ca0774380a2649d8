export { memoryStore } from '../store/memory-store.ts';
export { catalogueDocuments } from './catalogue/catalogue-documents.ts';
export { catalogueModel } from './catalogue/catalogue-model.ts';
export type { Catalogue } from './catalogue/shard.ts';
export { coursePageModel } from './course-page/course-page-model.ts';
export { expertsModel } from './experts/experts-model.ts';
export { expertListDocuments } from './experts/list/list-documents.ts';
export type { ListEntry } from './experts/list/list-entry.ts';
export { keepAll } from './keep-all.ts';
