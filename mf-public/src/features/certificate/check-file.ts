import { MAX_CREDENTIAL, type Verification, verifyCredential } from '@cursiv/shared-domain';

/** Checks a file as a certificate of one of the issuers; `unsupported` where the browser knows no such signatures. */
export async function checkFile(
  file: File,
  issuers: readonly string[],
): Promise<Verification | { outcome: 'unsupported' }> {
  if (file.size > MAX_CREDENTIAL) return { outcome: 'unreadable' };
  try {
    return await verifyCredential(await file.text(), issuers);
  } catch {
    return { outcome: 'unsupported' };
  }
}
