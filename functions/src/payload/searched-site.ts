// For what tries the search on a site of its own.
export { catalogueDocuments } from '../read-models/catalogue/catalogue-documents.ts';
export { courseEntryOf, expertEntry, resourceEntry } from '../read-models/catalogue/entries.ts';
export { searchCourses } from '../read-models/catalogue/search/course-search.ts';
export type { Catalogue } from '../read-models/catalogue/shard.ts';
export { memoryStore } from '../store/memory-store.ts';
export { answer } from './answer.ts';
