import { defineHostServer } from '../rspack.shared.ts';

export default defineHostServer(import.meta.dirname);
