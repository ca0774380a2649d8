/** File beside a release's `release.json` with the signature of exactly its bytes, in base64. */
export const SIGNATURE_FILE = 'release.sig';

const bytesIn = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Whether a text is the public half of a release key as the registry has it: an Ed25519 key's 32 bytes in base64. */
export const isReleaseKey = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Za-z0-9+/]{43}=$/.test(text);

/** What is signed: a release file's text, and what for, so that no signature of anything else passes for one. */
export const signedText = (section: string, releaseFile: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`cursiv release of ${section}\n${releaseFile}`);

/** Whether a release file's text was signed for a section with the private half of a release key; false as well for what is no signature. */
export async function isSigned(
  key: string,
  section: string,
  releaseFile: string,
  signature: string | undefined,
): Promise<boolean> {
  if (signature === undefined) return false;
  try {
    const publicKey = await crypto.subtle.importKey('raw', bytesIn(key), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify(
      'Ed25519',
      publicKey,
      bytesIn(signature.trim()),
      signedText(section, releaseFile),
    );
  } catch {
    return false;
  }
}
