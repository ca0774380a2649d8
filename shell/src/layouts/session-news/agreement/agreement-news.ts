import { termsVersion } from '@cursiv/shared-data/terms-version';

/** What this device knows: whose acceptance of which version is recorded, and what was put off until the browser closes. */
const ACCEPTED = 'cursiv:accepted';
const PUT_OFF = 'cursiv:terms-later';

const saying = (uid: string) => `${uid} ${termsVersion()}`;

function says(place: () => Storage, key: string, uid: string): boolean {
  try {
    return place().getItem(key) === saying(uid);
  } catch {
    return false;
  }
}

function say(place: () => Storage, key: string, uid: string): void {
  try {
    place().setItem(key, saying(uid));
  } catch {
    // Where storage is blocked, the account is asked on every page.
  }
}

export const rememberAccepted = (uid: string): void => say(() => localStorage, ACCEPTED, uid);
export const putOff = (uid: string): void => say(() => sessionStorage, PUT_OFF, uid);

/** The version that somebody has accepted before the present one; empty for none. */
export interface AgreementNews {
  since: string;
}

/** Whether the terms have changed since a person accepted them; the account is read once on each device and for each version. */
export async function agreementNews(uid: string): Promise<AgreementNews | undefined> {
  if (says(() => localStorage, ACCEPTED, uid) || says(() => sessionStorage, PUT_OFF, uid)) return undefined;
  const { acceptedVersion } = await import('@cursiv/shared-data/signed-in');
  const since = await acceptedVersion(uid);
  if (since === undefined) return undefined;
  if (since < termsVersion()) return { since };
  rememberAccepted(uid);
  return undefined;
}
