import { type Fields, NOW, set, type Write } from '../rules-case.ts';

/** Changed fields, each with its value before and after; null where there was or is none. */
export type Told = Record<string, [old: unknown, now: unknown]>;

/** The record that an administrator's change brings in its batch. */
export const auditEvent = (action: string, subject: string, told: Told, changes: Fields = {}): Fields => ({
  at: NOW,
  actorUid: 'root',
  actorName: 'Persoana root',
  action,
  subject,
  changes: Object.fromEntries(Object.entries(told).map(([field, [old, now]]) => [field, { old, new: now }])),
  ...changes,
});

/** The record of a right of `users/{uid}` that was granted, as `auditEvents/e1`. */
export const flagEvent = (uid: string, flag: string, changes: Fields = {}): Write =>
  set('auditEvents/e1', auditEvent('user.flag.changed', `users/${uid}`, { [flag]: [false, true] }, changes));
