import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { onRequest } from '../logged/https.ts';
import { publicOrigin } from '../public-origin.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { answerCertificate } from './answer-certificate.ts';
import { renewSchema, revokeSchema } from './certificate-requests.ts';
import { CERTIFICATE_KEY, issuerOf } from './issue/issuer.ts';
import { renewCertificate as renew } from './renew-certificate.ts';
import { revokeCertificate as revoke } from './revoke-certificate.ts';

/** A learner asks for a certificate in their present name. */
export const renewCertificate = callable(
  renewSchema,
  limited('renewCertificate', { most: 10, spanMs: 3_600_000 }, (request, caller) =>
    renew(firestoreStore(), request, caller, {
      issuer: issuerOf(CERTIFICATE_KEY.value()),
      origin: publicOrigin(),
      now: new Date(),
    }),
  ),
  { secrets: [CERTIFICATE_KEY] },
);

/** An administrator revokes a certificate. */
export const revokeCertificate = callable(revokeSchema, (request, caller) =>
  revoke(firestoreStore(), request, caller, new Date()),
);

/** A certificate's files: the document to print, and the signed credential. */
export const certificate = onRequest({ region: 'us-central1' }, async (request, response) => {
  const answer = await answerCertificate(request.method, request.path, firestoreStore(), publicOrigin());
  response.writeHead(answer.status, answer.headers);
  response.end(request.method === 'HEAD' ? undefined : answer.body);
});
