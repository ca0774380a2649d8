/** Whose something was, and whose it is from now on. */
export interface Sides {
  from: string;
  to: string;
}

/** The two sides of a handing over. */
export interface Hands extends Sides {
  courseId: string;
}

/** The administrator who decides a handing over, and why: both sides read it. */
export interface Decided {
  actorUid: string;
  actorName: string;
  reason: string;
}

/** Fields that a stored document gets, or all that one says from now on. */
export interface Change {
  path: string;
  fields: Record<string, unknown>;
  isWhole?: true;
}
