import { defineRemoteServer } from '../rspack.shared.ts';

export default defineRemoteServer(import.meta.dirname);
