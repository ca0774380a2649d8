import {
  type ContributionHiding,
  type ContributionPlace,
  contributionHidingSchema,
  type ReportedContribution,
  type ReportReason,
  type ReportStatus,
  type ReviewHiding,
  reportedContributionSchema,
} from '@cursiv/shared-domain';
import { collection, database, doc, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { callFunction } from '../call-function.ts';
import { type DocumentList, documentList } from '../reading/document-list.ts';
import { type Watch, watchDocument } from '../watch.ts';

/** Reports a question or an answer to the administrators. Throws AppError: `no-access` for a second report of the same words. */
export const reportContribution = async (place: ContributionPlace, reason: ReportReason): Promise<void> => {
  await callFunction('reportContribution', { ...place, reason });
};

/** The outcome for a reported question or answer: `actioned` hides it for a reason. */
export interface ContributionRuling {
  id: string;
  from: ReportStatus;
  to: ReportStatus;
  hiding?: Pick<ReviewHiding, 'reason' | 'note' | 'locale'> | undefined;
}

/** Rules on a reported question or answer, as an administrator. Throws AppError: `conflict` when it has changed meanwhile. */
export const ruleOnContribution = async (ruling: ContributionRuling): Promise<void> => {
  await callFunction('ruleOnContribution', ruling);
};

/** The reported questions and answers in a state, latest report first; for administrators. */
export const reportedContributions = (status: ReportStatus): DocumentList<ReportedContribution> =>
  documentList(reportedContributionSchema, () =>
    query(
      collection(database(), 'reportedContributions'),
      where('reports', '==', status),
      orderBy('reportedAt', 'desc'),
    ),
  );

/** Watches why an own question or answer was hidden. */
export const watchContributionHiding = (id: string): Watch<ContributionHiding | undefined> =>
  watchDocument(contributionHidingSchema, () => doc(database(), 'hidings', id));
