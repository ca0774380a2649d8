/** Where it is stored how many notifications a person has not read; the pages of every signed-in person read it. */
export const unreadPath = (uid: string): string => `users/${uid}/unread/notifications`;

/** From how many on the exact number of unread notifications says nothing more. */
export const MANY_UNREAD = 100;

/** The number of unread notifications as it is shown: `7`, or `99+` of too many to count. */
export const shownUnread = (count: number): string => (count < MANY_UNREAD ? `${count}` : `${MANY_UNREAD - 1}+`);
