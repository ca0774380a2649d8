import {
  type Report,
  type ReportedContribution,
  reportedContributionSchema,
  reportSchema,
} from '@cursiv/shared-domain';
import { collection, database, doc, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type DocumentList, documentList } from '../reading/document-list.ts';
import { type Watch, watchDocument } from '../watch.ts';

/** The reports that somebody made, or those of what they wrote, newest first; for administrators. */
export const reportsOfPerson = (uid: string, side: 'reporterUid' | 'targetUid'): DocumentList<Report> =>
  documentList(reportSchema, () =>
    query(collection(database(), 'reports'), where(side, '==', uid), orderBy('createdAt', 'desc')),
  );

/** Watches what is kept of a reported question or answer; undefined when nothing is. For administrators. */
export const watchReportedContribution = (id: string): Watch<ReportedContribution | undefined> =>
  watchDocument(reportedContributionSchema, () => doc(database(), 'reportedContributions', id));
