export type { AuthResult } from './gateway/auth-result.ts';
export { type NotKept, notKept } from './not-kept.ts';
export { isSettled, type Session, seemsAdmin, seemsSignedIn, seemsStaff, sessionUser } from './session/session.ts';
export {
  accountActions,
  sendSignInLink,
  session,
  sessionStore,
  signInByLink,
  startSession,
} from './session/session-store.ts';
export { useOptionalUser, useSession, useUser } from './session/use-session.ts';
export { whenConfirmed, whenRecognized, whenSettled } from './session/when-settled.ts';
