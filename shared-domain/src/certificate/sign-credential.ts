import { toMultibase } from './base58.ts';
import type { Credential, ProofOptions, SignedCredential } from './credential.ts';
import { verificationMethod } from './did-key.ts';
import { signingInput } from './signing-input.ts';

/** The credential with its issuer's proof; `sign` makes the Ed25519 signature of bytes with the issuer's key. */
export async function signCredential(
  credential: Credential,
  created: Date,
  sign: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>,
): Promise<SignedCredential> {
  const options: ProofOptions = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: created.toISOString(),
    verificationMethod: verificationMethod(credential.issuer.id),
    proofPurpose: 'assertionMethod',
  };
  const proofValue = toMultibase(await sign(await signingInput(credential, options)));
  return { ...credential, proof: [{ ...options, proofValue }] };
}
