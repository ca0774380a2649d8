import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';
import { didOfKey } from '@cursiv/shared-domain';
import { defineSecret } from 'firebase-functions/params';

/** The site's Ed25519 private key in PEM (docs/deploy.md); locally, the backend's own. */
export const CERTIFICATE_KEY = defineSecret('CERTIFICATE_KEY');

/** Who signs the site's certificates. */
export interface Issuer {
  did: string;
  sign: (bytes: Uint8Array) => Promise<Uint8Array>;
  /** Bytes that nobody without the private key can compute, from which certificates get their ids. */
  idKey: Uint8Array;
}

/** The issuer whose private key in PEM is given. Throws when it is none. */
export function issuerOf(pem: string): Issuer {
  const key = createPrivateKey(pem);
  const { d: seed = '' } = key.export({ format: 'jwk' });
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return {
    did: didOfKey(Buffer.from(x, 'base64url')),
    sign: async (bytes) => sign(null, bytes, key),
    idKey: new Uint8Array(hkdfSync('sha256', Buffer.from(seed, 'base64url'), '', 'certificate ids', 32)),
  };
}
