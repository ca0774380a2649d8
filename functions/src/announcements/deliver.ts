import { announcementSchema, courseSchema } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { tell } from '../notifications/tell.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/** So many learners are told in one go. */
export const DELIVERED_TOGETHER = 100;

/**
 * Tells the next learners of an announcement, in the order of their ids, and notes how far it is; that note starts the next go. Cut off
 * anywhere, it goes on from the last note, and who is told again learns of it once.
 */
export async function deliver(store: DocumentStore, courseId: string, announcementId: string): Promise<void> {
  const path = `courses/${courseId}/deliveries/${announcementId}`;
  const delivery = await store.get(path);
  if (!delivery || delivery.fields.isDone === true) return;
  const after = String(delivery.fields.after);
  const learners = await nextLearners(store, courseId, after);
  const notice = await noticeOf(store, courseId, announcementId);
  if (notice) {
    const { createdAt, authorUid, ...told } = notice;
    const others = learners.filter(({ id }) => id !== authorUid);
    await Promise.all(others.map(({ id: uid }) => tell(store, { ...told, uid }, createdAt)));
  }
  const isDone = !notice || learners.length < DELIVERED_TOGETHER;
  await store.transact(async (transaction) => {
    const now = await transaction.get(path);
    if (now?.fields.after !== after || now.fields.isDone === true) return;
    const told = Number(now.fields.told) + learners.length;
    transaction.set(path, { after: learners.at(-1)?.id ?? after, told, isDone });
  });
}

const nextLearners = (store: DocumentStore, courseId: string, afterId: string) =>
  store.find({ collection: `courses/${courseId}/learners`, afterId, limit: DELIVERED_TOGETHER });

/** What everybody is told; nothing of what was taken back meanwhile. */
async function noticeOf(store: DocumentStore, courseId: string, announcementId: string) {
  const announcement = parsed(
    announcementSchema,
    await store.get(`courses/${courseId}/announcements/${announcementId}`),
  );
  const course = parsed(courseSchema, await store.get(`courses/${courseId}`));
  if (announcement?.status !== 'sent' || !announcement.sentAt || !course) return undefined;
  return {
    id: `course.announced__${courseId}__${announcementId}`,
    type: 'course.announced' as const,
    params: { title: announcement.title, course: course.title },
    link: paths.dashboardCourse(courseId),
    createdAt: announcement.sentAt,
    authorUid: announcement.authorUid,
  };
}
