import { defineWorker } from '../rspack.shared.ts';

export default defineWorker(import.meta.dirname);
