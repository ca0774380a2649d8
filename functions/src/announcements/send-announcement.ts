import {
  AppError,
  announcementLifecycle,
  announcementSchema,
  courseSchema,
  isSendable,
  MOST_SENT_A_DAY,
} from '@cursiv/shared-domain';
import type { Caller } from '../callable/callable.ts';
import type { DocumentStore, DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import type { SendRequest } from './send-request.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Sends an announcement to everybody who takes its course, once; pressed again, it says the same. Throws AppError by the reason:
 * `no-access`, `not-found`, `conflict` when it says something else by now, `invalid` when it is not whole, `allowance-spent` when the
 * learners were told enough for a day.
 */
export const sendAnnouncement = (
  store: DocumentStore,
  { courseId, announcementId, rev }: SendRequest,
  { uid }: Caller,
  now: Date,
): Promise<{ sentAt: string }> =>
  store.transact(async (transaction) => {
    await checkAuthor(transaction, courseId, uid);
    const folder = `courses/${courseId}/announcements`;
    const path = `${folder}/${announcementId}`;
    const announcement = parsed(announcementSchema, await transaction.get(path));
    if (!announcement) throw new AppError('not-found', path);
    if (announcement.status === 'sent') return { sentAt: (announcement.sentAt ?? now).toISOString() };
    if (!announcementLifecycle.canMove('server', announcement.status, 'sent') || announcement.rev !== rev)
      throw new AppError('conflict', `${path} is not revision ${rev}`);
    if (!isSendable(announcement)) throw new AppError('invalid', `${path} is not whole`);
    const since = new Date(now.getTime() - DAY_MS);
    const sent = await transaction.find({ collection: folder, from: { field: 'sentAt', value: since } });
    if (sent.length >= MOST_SENT_A_DAY) throw new AppError('allowance-spent', folder);
    transaction.update(path, { status: 'sent', sentAt: now });
    transaction.set(`courses/${courseId}/deliveries/${announcementId}`, { after: '', told: 0, isDone: false });
    return { sentAt: now.toISOString() };
  });

async function checkAuthor(transaction: DocumentTransaction, courseId: string, uid: string): Promise<void> {
  const course = parsed(courseSchema, await transaction.get(`courses/${courseId}`));
  const draft = await transaction.get(`courseDrafts/${courseId}`);
  const editors = draft?.fields.editorUids;
  const isAuthor = course?.ownerUid === uid || (Array.isArray(editors) && editors.includes(uid));
  if (!course || !isAuthor || course.status === 'suspended') throw new AppError('no-access', courseId);
}
