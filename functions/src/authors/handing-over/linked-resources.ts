import type { DocumentTransaction } from '../../store/document-source.ts';
import type { Change, Hands } from './hands.ts';

/**
 * What becomes of the former owner's resources that a course shows: those of this course alone go with it, others stay with their author
 * and leave its page, since a course shows nobody else's.
 */
export async function linkedResources(
  transaction: DocumentTransaction,
  { courseId, from, to }: Hands,
  now: Date,
): Promise<{ changes: Change[]; movedIds: string[] }> {
  const linked = await transaction.find({
    collection: 'resources',
    equals: { ownerUid: from },
    contains: { courseIds: courseId },
  });
  const others = ({ fields }: (typeof linked)[number]) =>
    Array.isArray(fields.courseIds) ? fields.courseIds.filter((id) => id !== courseId) : [];
  const isMoved = (resource: (typeof linked)[number]) => others(resource).length === 0;
  const changes = linked.map((resource) => ({
    path: resource.path,
    fields: isMoved(resource)
      ? { ownerUid: to }
      : { courseIds: others(resource), rev: Number(resource.fields.rev) + 1, updatedAt: now },
  }));
  return { changes, movedIds: linked.filter(isMoved).map(({ id }) => id) };
}
