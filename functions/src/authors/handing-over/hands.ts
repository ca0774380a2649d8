/** The two sides of a handing over. */
export interface Hands {
  courseId: string;
  from: string;
  to: string;
}

/** Fields that a stored document gets, or all that one says from now on. */
export interface Change {
  path: string;
  fields: Record<string, unknown>;
  isWhole?: true;
}
