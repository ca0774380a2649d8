export { collectCourseView } from '../course-view/collect-course-view.ts';
export { courseViewPath, packCourseView } from '../course-view/course-view.ts';
export { memoryStore } from '../payload/memory-store.ts';
export { collectShard } from './collect-shard.ts';
export { collectPeople, PEOPLE_PATH, packPeople } from './people.ts';
export { packAll, shardDocuments } from './shard.ts';
