export type { OobCode } from './auth/tokens/oob-codes.ts';
export { toWireFields } from './firestore-model/values/to-wire.ts';
export { installCrashGuard } from './functions/crash-guard.ts';
export { type LocalCloud, type Strangers, startLocalCloud } from './server.ts';
export { startFailure } from './start-failure.ts';
