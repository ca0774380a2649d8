export { memoryStore } from '../store/memory-store.ts';
export { keepAll } from './keep-all.ts';
