import { type Certificate, credentialOf, signCredential, withSearchKeys } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../../store/document-source.ts';
import { certificateId } from './certificate-id.ts';
import type { Issuing } from './issuing.ts';

/** What differs from one certificate to another. */
type Facts = Pick<Certificate, 'uid' | 'courseId' | 'courseVersion' | 'courseTitle' | 'learnerName' | 'reissue'>;

/** Signs a certificate and stores it, and its issuer among those that the site vouches for. Returns its id. */
export async function writeCertificate(
  transaction: DocumentTransaction,
  facts: Facts,
  { issuer: { did, sign, idKey }, origin, now }: Issuing,
): Promise<string> {
  const id = certificateId(idKey, facts, facts.reissue);
  const credential = await signCredential(credentialOf({ id, ...facts, issuedAt: now }, origin, did), now, sign);
  const path = `certificates/${id}`;
  const fields = { ...facts, status: 'valid', credential: JSON.stringify(credential), issuedAt: now, updatedAt: now };
  transaction.set(path, withSearchKeys(path, fields));
  transaction.set(`issuers/${did.replaceAll(':', '_')}`, { did });
  return id;
}
