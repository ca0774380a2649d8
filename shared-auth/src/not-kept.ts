import { canStore } from '@cursiv/shared-firebase';

/** The part of a session that a browser does not keep: all of it, or only the part in cookies (spec §3). */
export type NotKept = 'session' | 'cookies' | undefined;

/** The part of the present session that this browser will lose at the next page load. */
export function notKept(): NotKept {
  if (!canStore()) return 'session';
  return document.cookie.includes('auth-logged-in=true') ? undefined : 'cookies';
}
