export { memoryStore } from '../store/memory-store.ts';
export { collectShard } from './catalogue/collect-catalogue.ts';
export { packAll, shardDocuments } from './catalogue/shard.ts';
export { collectCourseView } from './course-page/collect-course-view.ts';
export { courseViewPath, packCourseView } from './course-page/course-view.ts';
export { collectPeople, PEOPLE_PATH, packPeople } from './experts/people.ts';
