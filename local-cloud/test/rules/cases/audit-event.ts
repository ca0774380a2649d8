import { type Fields, NOW, set, type Write } from '../rules-case.ts';

/** The record that an administrator's change carries along in its batch. */
export const auditEvent = (action: string, subject: string, changed: string[], changes: Fields = {}): Fields => ({
  at: NOW,
  actorUid: 'root',
  actorName: 'Persoana root',
  action,
  subject,
  changes: Object.fromEntries(changed.map((field) => [field, { old: false, new: true }])),
  ...changes,
});

/** The record of a switched flag of `users/{uid}`, as `auditEvents/e1`. */
export const flagEvent = (uid: string, flag: string, changes: Fields = {}): Write =>
  set('auditEvents/e1', auditEvent('user.flag.changed', `users/${uid}`, [flag], changes));
