import { type Certificate, type CertificateStatus, certificateSchema } from '@cursiv/shared-domain';
import { collection, database, limit, query, where } from '@cursiv/shared-firebase/firestore';
import { type SearchedList, searchedList } from '../reading/searched-list.ts';
import { type Watch, watchQuery } from '../watch.ts';

/** Nobody has more certificates than this. */
const MOST_OWN = 200;

/** Watches a person's certificates, in no order. */
export const watchOwnCertificates = (uid: string): Watch<Certificate[]> =>
  watchQuery(certificateSchema, () =>
    query(collection(database(), 'certificates'), where('uid', '==', uid), limit(MOST_OWN)),
  );

/** Everybody's certificates that a search finds, in one state or any, newest first; for administrators. */
export const allCertificates = (search: string, status: CertificateStatus | undefined): SearchedList<Certificate> =>
  searchedList('certificates', certificateSchema, { search, filters: { status }, latestBy: 'issuedAt' });
