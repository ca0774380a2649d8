import type { DocumentStore } from '../store/document-source.ts';

/**
 * Marks a review as reported while any report of it waits: the data rules, which cannot search, let its author delete it only
 * without that mark. A ruling on some of its reports lifts the mark; this sets it again for the others.
 */
export const keepReported = (store: DocumentStore, reviewId: string): Promise<void> =>
  store.transact(async (transaction) => {
    const path = `reportedReviews/${reviewId}`;
    const mark = await transaction.get(path);
    const waiting = { collection: 'reports', equals: { targetId: reviewId, status: 'open' }, limit: 1 };
    const [report] = await transaction.find(waiting);
    if (report && mark?.fields.reports !== 'open') transaction.set(path, { reports: 'open', reportId: report.id });
  });
