export { toWireFields } from './firestore-model/values/to-wire.ts';
export { installCrashGuard } from './functions/crash-guard.ts';
export { type LocalCloud, startLocalCloud } from './server.ts';
export { startFailure } from './start-failure.ts';
