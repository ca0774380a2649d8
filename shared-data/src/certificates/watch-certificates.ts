import { type Certificate, type CertificateStatus, certificateSchema } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type DocumentList, documentList } from '../reading/document-list.ts';
import { type Watch, watchQuery } from '../watch.ts';

/** Nobody has more certificates than this. */
const MOST_OWN = 200;

const certificates = () => collection(database(), 'certificates');

/** Watches a person's certificates, in no order. */
export const watchOwnCertificates = (uid: string): Watch<Certificate[]> =>
  watchQuery(certificateSchema, () => query(certificates(), where('uid', '==', uid), limit(MOST_OWN)));

/** Everybody's certificates for administrators, in one state or any, newest first. */
export const allCertificates = (status: CertificateStatus | undefined): DocumentList<Certificate> =>
  documentList(certificateSchema, () =>
    query(certificates(), ...(status ? [where('status', '==', status)] : []), orderBy('issuedAt', 'desc')),
  );
