export { answer } from '../../../payload/answer.ts';
export { memoryStore } from '../../../store/memory-store.ts';
export { catalogueDocuments } from '../catalogue-documents.ts';
export { courseEntryOf, expertEntry, resourceEntry } from '../entries.ts';
export type { Catalogue } from '../shard.ts';
export { searchCourses } from './course-search.ts';
