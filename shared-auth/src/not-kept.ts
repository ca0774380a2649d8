import { canStore } from '@cursiv/shared-firebase';

/** What a browser does not keep of a session: all of it, or only what cookies carry (spec §3). */
export type NotKept = 'session' | 'cookies' | undefined;

/** What this browser will have forgotten of the present session at the next load of the page. */
export function notKept(): NotKept {
  if (!canStore()) return 'session';
  return document.cookie.includes('auth-logged-in=true') ? undefined : 'cookies';
}
