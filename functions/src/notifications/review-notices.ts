import { courseSchema, expertSchema, type Review, reviewSchema } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import type { DocumentSource } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import type { DocumentChange, Notice } from './notice.ts';

/** Who answers for what is reviewed, what it is called, and where it stands. */
async function targetOf(source: DocumentSource, { targetKind, targetId }: Review) {
  if (targetKind === 'expert') {
    const expert = parsed(expertSchema, await source.get(`experts/${targetId}`));
    const { displayName } = expert ?? {};
    return displayName && { uid: targetId, title: { ro: displayName, en: displayName }, link: paths.expert(targetId) };
  }
  const course = parsed(courseSchema, await source.get(`courses/${targetId}`));
  return course && { uid: course.ownerUid, title: course.title, link: paths.course(targetId) };
}

/** Who is told of a review: the reviewed of a new one, its author of an answer and of its being hidden. */
export async function reviewNotices(
  source: DocumentSource,
  id: string,
  { before, after }: DocumentChange,
): Promise<Notice[]> {
  const review = parsed(reviewSchema, after && { path: `reviews/${id}`, id, fields: after });
  if (!review) return [];
  const isNew = !before && review.status === 'published';
  const isAnswered = !before?.reply && review.reply !== undefined;
  const isHidden = before !== undefined && before.status !== 'hidden' && review.status === 'hidden';
  if (!isNew && !isAnswered && !isHidden) return [];
  const target = await targetOf(source, review);
  if (!target) return [];
  const { title, link } = target;
  const notices: Notice[] = [];
  if (isNew) {
    const { authorName: name, rating, createdAt } = review;
    const told = `review.received__${id}__${createdAt.getTime()}`;
    notices.push({ uid: target.uid, id: told, type: 'review.received', params: { name, title, rating }, link });
  }
  if (isAnswered && review.reply) {
    // An answer that is taken back and given again is told once.
    const told = `review.answered__${id}__${review.createdAt.getTime()}`;
    notices.push({ uid: review.uid, id: told, type: 'review.answered', params: { title }, link });
  }
  if (isHidden) {
    const { hidden } = review;
    const told = `review.hidden__${id}__${hidden?.at.getTime() ?? 0}`;
    const params = { title, ...(hidden?.note && { note: hidden.note }) };
    notices.push({ uid: review.uid, id: told, type: 'review.hidden', params, link });
  }
  return notices;
}
