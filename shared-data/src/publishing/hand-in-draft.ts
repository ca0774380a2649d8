import {
  AppError,
  type CourseDraft,
  courseDraftSchema,
  type DraftReturn,
  draftLifecycle,
  isAsSeen,
} from '@cursiv/shared-domain';
import { database, doc, serverTimestamp, type Transaction } from '@cursiv/shared-firebase/firestore';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';

/** A draft in the revision that somebody has seen. */
type Seen = Pick<CourseDraft, 'id' | 'rev' | 'createdAt'>;

/** Asks for a review of a draft, as one of its authors. Throws AppError: `conflict` when it has changed since it was seen. */
export const handInDraft = (seen: Seen): Promise<void> =>
  transact(async (transaction) => {
    const { reference, draft } = await present(transaction, seen);
    if (!draftLifecycle.canMove('author', draft.status, 'in_review')) return;
    transaction.update(reference, { status: 'in_review', handedIn: { rev: seen.rev, at: serverTimestamp() } });
  });

/** Takes an author's own draft back from review. `isLive` says whether readers have the course. Throws AppError. */
export const takeBackDraft = (courseId: string, isLive: boolean): Promise<void> =>
  transact(async (transaction) => {
    transaction.update(doc(database(), 'courseDrafts', courseId), { status: isLive ? 'published' : 'draft' });
  });

/** Gives a draft back to its author, as an administrator, with the reason. Throws AppError: `conflict` when it has changed. */
export const returnDraft = (actor: Actor, seen: Seen, { note, locale }: Omit<DraftReturn, 'rev'>): Promise<void> =>
  transact(async (transaction) => {
    const { reference, draft } = await present(transaction, seen);
    const returned = { note, locale, rev: seen.rev };
    const lastAuditId = await recordAudit(transaction, actor, {
      action: 'draft.returned',
      subject: `courseDrafts/${seen.id}`,
      changes: {
        status: { old: draft.status, new: 'changes_requested' },
        returned: { old: draft.returned ?? null, new: returned },
      },
    });
    transaction.update(reference, { status: 'changes_requested', returned, lastAuditId });
  });

async function present(transaction: Transaction, seen: Seen) {
  const reference = doc(database(), 'courseDrafts', seen.id);
  const draft = parseDocument(courseDraftSchema, await transaction.get(reference));
  if (!draft) throw new AppError('not-found', `${reference.path} does not exist`);
  if (!isAsSeen(draft, seen)) throw new AppError('conflict', `${reference.path} has changed`);
  return { reference, draft };
}
