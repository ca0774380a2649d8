/** So many the start page of the dashboard shows, and asks for; the others are a press away. */
export const OVERVIEW_MOST = { courses: 3, bookings: 3, drafts: 3, questions: 3 };

const SLOT_MS = 300_000;

/** From when on the start page of the dashboard asks for bookings: the same for five minutes, for the page and for whoever answers ahead of it. */
export const overviewSince = (now: Date): Date => new Date(Math.floor(now.getTime() / SLOT_MS) * SLOT_MS);

/** No session that goes on has begun earlier. */
const A_DAY_MS = 86_400_000;

/** From when on it asks an expert's bookings, whose sessions may have begun. */
export const overviewBegunSince = (since: Date): Date => new Date(since.getTime() - A_DAY_MS);
