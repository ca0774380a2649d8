import type { Documents, Fields } from '../rules-case.ts';
import { emailOf, minutesFromNow } from '../rules-case.ts';

const registered = minutesFromNow(-60 * 24 * 30);

/** A stored profile as registration creates it, with the given differences. */
export const profile = (uid: string, changes: Fields = {}): Fields => ({
  name: `Persoana ${uid}`,
  email: emailOf(uid),
  role: 'cursiv-user',
  isAdmin: false,
  verifiedCreator: false,
  verifiedExpert: false,
  verifiedInstructor: false,
  createdAt: registered,
  updatedAt: registered,
  ...changes,
});

/**
 * `ana` and `bogdan` are ordinary people, `clara` a verified creator, `root` administers, `fake` only has the text
 * "true". `eva` is a verified instructor, `fallen` was one, and `barred` is one whose account is suspended.
 */
export const PEOPLE: Documents = {
  'users/ana': profile('ana'),
  'users/bogdan': profile('bogdan'),
  'users/clara': profile('clara', { verifiedCreator: true }),
  'users/root': profile('root', { isAdmin: true }),
  'users/eva': profile('eva', { verifiedInstructor: true }),
  'users/fallen': profile('fallen'),
  'users/barred': profile('barred', { verifiedInstructor: true, status: 'suspended' }),
  'users/ended': profile('ended', { verifiedInstructor: true }),
  'users/fake': profile('fake', { isAdmin: 'true' }),
};
