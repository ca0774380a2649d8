/** A day without a zone is read, and shown, in UTC: it is the same day everywhere. */
export const dayOf = (on: string): Date => new Date(`${on}T12:00:00Z`);
