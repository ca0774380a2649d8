import { canonicalJson } from './canonical-json.ts';

const sha256 = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/**
 * The 64 bytes that are signed: the hash of the proof's options and that of the document (W3C eddsa-jcs-2022, section 3.3).
 * `proof` has no `proofValue`, and takes the document's context.
 */
export async function signingInput(document: Readonly<Record<string, unknown>>, proof: object) {
  const options = { '@context': document['@context'], ...proof };
  return new Uint8Array([...(await sha256(canonicalJson(options))), ...(await sha256(canonicalJson(document)))]);
}
