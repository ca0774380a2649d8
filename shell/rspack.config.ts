import { defineHost } from '../rspack.shared.ts';

export default defineHost(import.meta.dirname);
