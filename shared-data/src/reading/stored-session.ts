import { firebaseConfig } from '@cursiv/shared-firebase';

/** For so long, in milliseconds, a token must still hold. */
const HOLDS_MS = 60_000;

/**
 * The session that the sign-in service's code keeps in this browser, with its token: it may have ended, which only the service knows.
 * Undefined without one, or when its token is about to end.
 */
export function storedSession(): { uid: string; token: string } | undefined {
  try {
    const kept = localStorage.getItem(`firebase:authUser:${firebaseConfig().firebase.apiKey}:[DEFAULT]`);
    const { uid, stsTokenManager: { accessToken: token, expirationTime } = {} } = JSON.parse(kept ?? '{}');
    return uid && token && expirationTime > Date.now() + HOLDS_MS ? { uid, token } : undefined;
  } catch {
    // Blocked storage holds no session.
    return undefined;
  }
}
