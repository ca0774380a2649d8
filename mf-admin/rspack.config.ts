import { defineRemote } from '../rspack.shared.ts';

export default defineRemote(import.meta.dirname);
