import { type Certificate, certificateSchema } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../../store/document-source.ts';
import { allParsed } from '../../store/parsed.ts';

/** The newest certificate that a person has for a version of a course, whichever key signed it. */
export async function lastIssued(
  transaction: Pick<DocumentTransaction, 'find'>,
  { uid, courseId, courseVersion }: Pick<Certificate, 'uid' | 'courseId' | 'courseVersion'>,
): Promise<Certificate | undefined> {
  const issued = await transaction.find({ collection: 'certificates', equals: { uid, courseId, courseVersion } });
  return allParsed(certificateSchema, issued)
    .toSorted((one, other) => one.reissue - other.reissue)
    .at(-1);
}
