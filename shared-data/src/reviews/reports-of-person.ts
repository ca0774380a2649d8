import {
  type ReportedContribution,
  type ReviewReport,
  reportedContributionSchema,
  reviewReportSchema,
} from '@cursiv/shared-domain';
import { collection, database, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type DocumentList, documentList } from '../reading/document-list.ts';

/** The reports of reviews that somebody made, or those of what they wrote, newest first; for administrators. */
export const reviewReportsOf = (uid: string, side: 'reporterUid' | 'targetUid'): DocumentList<ReviewReport> =>
  documentList(reviewReportSchema, () =>
    query(collection(database(), 'reports'), where(side, '==', uid), orderBy('createdAt', 'desc')),
  );

/** What somebody wrote under lessons and others reported, latest report first; for administrators. */
export const reportedContributionsOf = (uid: string): DocumentList<ReportedContribution> =>
  documentList(reportedContributionSchema, () =>
    query(collection(database(), 'reportedContributions'), where('uid', '==', uid), orderBy('reportedAt', 'desc')),
  );
