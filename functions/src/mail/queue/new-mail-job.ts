/** Where the mail about a notification is kept. */
export const mailPath = (uid: string, notification: string): string => `mails/${uid}__${notification}`;

const WAITING = { status: 'waiting', tries: 0 };

/** A mail about a notification, as it is stored together with it. */
export const newMailJob = (uid: string, notification: string, now: Date) => ({
  path: mailPath(uid, notification),
  fields: { uid, notification, ...WAITING, dueAt: now, createdAt: now },
});

/** The mail that tells the owner of an address that an account has it no longer. */
export const newFormerMail = (uid: string, notification: string, to: string, now: Date) => ({
  path: `${mailPath(uid, notification)}__former`,
  fields: { uid, notification, to, ...WAITING, dueAt: now, createdAt: now },
});

/** The mail that says that a visitor's message has arrived, or brings a reply, as it is stored together with that. */
export const newLeadMail = (lead: string, now: Date, reply?: string) => ({
  path: mailPath('leads', `${lead}.${reply ?? 'received'}`),
  fields: { lead, ...(reply && { reply }), ...WAITING, dueAt: now, createdAt: now },
});

/** The mail that invites somebody, as it is stored together with the invitation; `sends` counts them. */
export const newInvitationMail = (siteInvitation: string, sends: number, now: Date) => ({
  path: mailPath('siteInvitations', `${siteInvitation}.${sends}`),
  fields: { siteInvitation, ...WAITING, dueAt: now, createdAt: now },
});
