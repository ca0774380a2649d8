import { type Certificate, type CertificateStatus, certificateSchema } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Nobody has more certificates than this. */
const MOST_OWN = 200;

const certificates = () => collection(database(), 'certificates');

/** Watches a person's certificates, in no order. */
export const watchOwnCertificates = (uid: string): Watch<Certificate[]> =>
  watchQuery(certificateSchema, () => query(certificates(), where('uid', '==', uid), limit(MOST_OWN)));

/** Watches everybody's certificates for administrators, in one state or any, newest first, at most `most`. */
export const watchCertificates = (status: CertificateStatus | undefined, most: number): Watch<Certificate[]> =>
  watchQuery(certificateSchema, () =>
    query(certificates(), ...(status ? [where('status', '==', status)] : []), orderBy('issuedAt', 'desc'), limit(most)),
  );
