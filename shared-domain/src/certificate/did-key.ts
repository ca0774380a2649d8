import { fromMultibase, toMultibase } from './base58.ts';

/** What marks an Ed25519 public key (multicodec 0xed). */
const ED25519 = [0xed, 0x01];

/** The DID that is an Ed25519 public key: `did:key:z6Mk…`. */
export const didOfKey = (key: Uint8Array): string => `did:key:${toMultibase(new Uint8Array([...ED25519, ...key]))}`;

/** The public key that a DID is; undefined for any other text. */
export function keyOfDid(did: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = did.startsWith('did:key:') ? fromMultibase(did.slice('did:key:'.length)) : undefined;
  const isKey = bytes?.length === ED25519.length + 32 && ED25519.every((byte, index) => bytes[index] === byte);
  return isKey ? bytes.slice(ED25519.length) : undefined;
}

/** The name of the one key of such a DID inside its own document. */
export const verificationMethod = (did: string): string => `${did}#${did.slice('did:key:'.length)}`;
