import { AppError, reportedContributionSchema, reportLifecycle } from '@cursiv/shared-domain';
import type { Caller } from '../../callable/callable.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { RulingRequest } from '../discussion-requests.ts';
import { carryOutRuling, rulerOn } from './carry-out-ruling.ts';

/**
 * Hides a reported question or answer for a reason that its author reads, or leaves it in sight, or shows it again; as
 * an administrator or a moderator. Throws `no-access`, `not-found`, or `conflict` when somebody has ruled or rewritten
 * it meanwhile.
 */
export const ruleOnContribution = (
  store: DocumentStore,
  { id, from, to, hiding }: RulingRequest,
  { uid }: Caller,
  now: Date,
): Promise<void> =>
  store.transact(async (transaction) => {
    const reported = parsed(reportedContributionSchema, await transaction.get(`reportedContributions/${id}`));
    const ruler = await rulerOn(transaction, uid, reported);
    if (!reported) throw new AppError('not-found');
    if (reported.reports !== from || !reportLifecycle.canMove('administrator', from, to))
      throw new AppError('conflict');
    await carryOutRuling(transaction, reported, { to, hiding }, ruler, now);
  });
