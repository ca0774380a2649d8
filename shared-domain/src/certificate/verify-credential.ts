import * as z from 'zod/mini';
import { fromMultibase } from './base58.ts';
import type { Credential, Proof } from './credential.ts';
import { keyOfDid, verificationMethod } from './did-key.ts';
import { signingInput } from './signing-input.ts';

/** The largest file that is read as a credential, in characters; ours have about 2,000. */
export const MAX_CREDENTIAL = 8_000;

const proofSchema = z.object({
  type: z.literal('DataIntegrityProof'),
  cryptosuite: z.literal('eddsa-jcs-2022'),
  verificationMethod: z.string(),
  proofPurpose: z.literal('assertionMethod'),
  proofValue: z.string(),
});

const credentialSchema = z.object({
  '@context': z.array(z.string()),
  id: z.string(),
  issuer: z.object({ id: z.string(), name: z.string() }),
  validFrom: z.string(),
  credentialSubject: z.object({
    identifier: z.array(z.object({ identityHash: z.string() })),
    achievement: z.object({ name: z.string(), description: z.string() }),
  }),
  /** Alone in certificates that were signed before it stood in a list. */
  proof: z.union([z.tuple([proofSchema]), proofSchema]),
});

type StoredCredential = Credential & { proof: [Proof] | Proof };

/** What a credential says that an issuer we know has signed. */
export interface VerifiedCredential {
  id: string;
  learnerName: string;
  title: string;
  /** ISO 8601 */
  issuedAt: string;
}

export type Verification =
  | { outcome: 'true'; says: VerifiedCredential }
  /** No credential, changed since it was signed, or signed by somebody else. */
  | { outcome: 'unreadable' | 'changed' | 'foreign' };

/**
 * Whether the text is a credential as one of the `issuers` (DIDs) has signed it. Needs no connection, and cannot tell
 * whether it has been revoked since.
 */
export async function verifyCredential(text: string, issuers: readonly string[]): Promise<Verification> {
  const stored = text.length > MAX_CREDENTIAL ? undefined : parsedJson(text);
  const read = credentialSchema.safeParse(stored);
  if (!read.success) return { outcome: 'unreadable' };
  const { issuer, credentialSubject } = read.data;
  const proof = Array.isArray(read.data.proof) ? read.data.proof[0] : read.data.proof;
  const [key, signature] = [keyOfDid(issuer.id), fromMultibase(proof.proofValue)];
  if (!key || !signature || proof.verificationMethod !== verificationMethod(issuer.id))
    return { outcome: 'unreadable' };
  // The file itself is what was signed: parsing leaves out what the schema does not name.
  if (!(await isSigned(stored as StoredCredential, key, signature))) return { outcome: 'changed' };
  if (!issuers.includes(issuer.id)) return { outcome: 'foreign' };
  const { identifier, achievement } = credentialSubject;
  const says = { id: read.data.id, title: achievement.description, issuedAt: read.data.validFrom };
  return { outcome: 'true', says: { ...says, learnerName: identifier[0]?.identityHash ?? '' } };
}

async function isSigned(
  { proof, ...document }: StoredCredential,
  publicKey: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const { proofValue: _, ...options } = Array.isArray(proof) ? proof[0] : proof;
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, signature, await signingInput(document, options));
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
