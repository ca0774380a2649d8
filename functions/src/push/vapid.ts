import { createECDH } from 'node:crypto';

/** How the site proves to push services who pushes (RFC 8292). */
export interface Vapid {
  /** Where the site's owner is found. */
  subject: string;
  /** In base64url; browsers get it when they subscribe, and their push service takes nothing else from then on. */
  publicKey: string;
  privateKey: string;
}

const KEY_BYTES = 32;

/** The keys of a private key in base64url; undefined for anything else, such as `none`. */
export function vapidOf(privateKey: string, origin: string): Vapid | undefined {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== KEY_BYTES) return undefined;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes);
  // A site of this machine has no address that a push service would take.
  const subject = origin.startsWith('https:') ? origin : 'mailto:salut@cursiv.test';
  return { subject, publicKey: pair.getPublicKey('base64url'), privateKey };
}
