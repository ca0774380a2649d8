/**
 * A document as somebody has read it. Its revision alone does not name what they read: a document that is deleted and
 * made anew under the same id counts from 1 again, and only the time of its making tells it from the one before.
 */
export interface SeenRevision {
  rev: number;
  createdAt: Date;
}

/** Whether a stored document is still what somebody has read. */
export const isAsSeen = (stored: SeenRevision, seen: SeenRevision): boolean =>
  stored.rev === seen.rev && +stored.createdAt === +seen.createdAt;
