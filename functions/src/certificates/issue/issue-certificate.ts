import { type Certificate, courseSchema, enrollmentSchema, userProfileSchema } from '@cursiv/shared-domain';
import { inLocales } from '../../read-models/in-locales.ts';
import type { DocumentStore, DocumentTransaction } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { hasEarned } from './has-earned.ts';
import type { Issuing } from './issuing.ts';
import { lastIssued } from './last-issued.ts';
import { writeCertificate } from './write-certificate.ts';

/** What a person's certificate for a course says, when they have earned it. */
type Earned = Pick<Certificate, 'uid' | 'courseId' | 'courseVersion' | 'courseTitle' | 'learnerName'>;

/** What the certificate of an enrolment says by the present documents; undefined when it is not earned. */
export async function earnedCertificate(
  transaction: DocumentTransaction,
  enrollmentId: string,
): Promise<Earned | undefined> {
  const enrollment = parsed(enrollmentSchema, await transaction.get(`enrollments/${enrollmentId}`));
  if (enrollment?.status !== 'completed') return undefined;
  const { uid, courseId, courseVersion } = enrollment;
  const course = parsed(courseSchema, await transaction.get(`courses/${courseId}`));
  const learner = parsed(userProfileSchema, await transaction.get(`users/${uid}`));
  // Nobody's name: the person is asked for one, and asks for the certificate then.
  if (!course || !learner?.name.trim()) return undefined;
  if (!(await hasEarned(transaction, enrollment, course.version))) return undefined;
  const courseTitle = inLocales(course.title, course.locales);
  return { uid, courseId, courseVersion, courseTitle, learnerName: learner.name };
}

/**
 * Issues the certificate that an enrolment has earned, once for each person and version of a course. A revoked one is
 * not issued again.
 */
export const issueCertificate = (store: DocumentStore, enrollmentId: string, issuing: Issuing): Promise<void> =>
  store.transact(async (transaction) => {
    const earned = await earnedCertificate(transaction, enrollmentId);
    if (!earned) return;
    if (await lastIssued(transaction, earned)) return;
    await writeCertificate(transaction, { ...earned, reissue: 0 }, issuing);
  });
