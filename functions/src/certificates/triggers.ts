import { onDocumentWritten } from '../logged/firestore.ts';
import { publicOrigin } from '../public-origin.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { issueCertificate } from './issue/issue-certificate.ts';
import { CERTIFICATE_KEY, issuerOf } from './issue/issuer.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();

/** A certificate that could not be issued is tried again. */
const ISSUED = { secrets: [CERTIFICATE_KEY] };

const issue = (enrollmentId: string, time: string): Promise<void> =>
  issueCertificate(store, enrollmentId, {
    issuer: issuerOf(CERTIFICATE_KEY.value()),
    origin: publicOrigin(),
    now: new Date(time),
  });

/** Issue the certificate of whoever completes a course, or passes the last quiz of one they have completed. */
export const issueOnCompletion = onDocumentWritten(
  { document: 'enrollments/{id}', ...ISSUED },
  async ({ data, params, time }) => {
    const isCompleted = data?.after.get('status') === 'completed' && data.before.get('status') !== 'completed';
    if (isCompleted) await issue(params.id, time);
  },
);
export const issueOnPass = onDocumentWritten(
  { document: 'enrollments/{id}/attempts/{attemptId}', ...ISSUED },
  async ({ data, params, time }) => {
    const isPassed = data?.after.get('status') === 'passed' && data.before.get('status') !== 'passed';
    if (isPassed) await issue(params.id, time);
  },
);
