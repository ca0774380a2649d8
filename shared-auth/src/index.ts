export type { AuthResult } from './auth-result.ts';
export { type NotKept, notKept } from './not-kept.ts';
export { isSettled, type Session, seemsAdmin, seemsSignedIn, sessionUser } from './session.ts';
export { accountActions, session, sessionStore, startSession } from './session-store.ts';
export { useOptionalUser, useSession, useUser } from './use-session.ts';
export { whenSettled } from './when-settled.ts';
