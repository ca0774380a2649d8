import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const BEFORE_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The key that signs a section's releases on developers' machines and in tests. Everybody can make it, so it is worth nothing: its public
 * half stands in this machine's registry, and a deployment with it is refused.
 */
export function developmentKey(section: string): KeyObject {
  const seed = createHash('sha256').update(`development key of ${section}`).digest();
  return createPrivateKey({ key: Buffer.concat([BEFORE_ED25519, seed]), format: 'der', type: 'pkcs8' });
}

/** A section's private release key in a PEM file. Throws with one clear line when there is none. */
export function keyIn(file: string): KeyObject {
  if (!existsSync(file)) throw new Error(`there is no release key at ${file}`);
  const key = createPrivateKey(readFileSync(file));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} holds no Ed25519 key`);
  return key;
}

/** The public half of a release key, as the registry has it. Takes either half. */
export function publicHalf(key: KeyObject): string {
  const { x = '' } = (key.type === 'public' ? key : createPublicKey(key)).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

/** The public half in a PEM file, of the private key or alone. Throws with one clear line when there is none. */
export function publicHalfIn(file: string): string {
  if (!existsSync(file)) throw new Error(`there is no release key at ${file}`);
  const key = createPublicKey(readFileSync(file));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${file} holds no Ed25519 key`);
  return publicHalf(key);
}
