import { sameValues } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { knownSignInsPath, type SignIns, signInsSchema } from '../callable/known-sign-ins.ts';
import { newFormerMail } from '../mail/queue/new-mail-job.ts';
import type { Notice } from '../notifications/notice.ts';
import { settingsOf, tellIn } from '../notifications/tell.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import type { SignInService } from './sign-ins.ts';

/**
 * Compares how a person signs in with what was last known of it, and tells them what has changed, once, whoever looks and how often.
 * The first look only remembers. The profile's address follows.
 */
export const lookAtAccount = (
  store: DocumentStore,
  service: Pick<SignInService, 'read'>,
  uid: string,
  now: Date,
): Promise<void> =>
  store.transact(async (transaction) => {
    const profile = await transaction.get(`users/${uid}`);
    const known = parsed(signInsSchema, await transaction.get(knownSignInsPath(uid)));
    const settings = await settingsOf(transaction, uid);
    // Asked for after what is known: where somebody else has written something newer by then, this work runs again.
    const read = await service.read(uid);
    const present = read && withGoogleSince(read, known, now);
    if (!profile || !present || sameValues(known, present)) return;
    transaction.set(knownSignInsPath(uid), { ...present });
    if (present.email && present.email !== profile.fields.email)
      transaction.update(profile.path, { email: present.email });
    if (!known) return;
    for (const notice of noticesOf(uid, known, present, now)) {
      tellIn(transaction, notice, settings, now);
      // An address that was never proven may be a stranger's.
      if (notice.type !== 'security.addressChanged' || !known.isProven || !known.email) continue;
      const mail = newFormerMail(uid, notice.id, known.email, now);
      transaction.set(mail.path, mail.fields);
    }
  });

const GOOGLE = 'google.com';
const isGone = (provider: string, before: SignIns, after: SignIns) =>
  before.providers.includes(provider) && !after.providers.includes(provider);

/** An account that began with Google, or had it when it was first looked at, has no such moment. */
function withGoogleSince(present: SignIns, known: SignIns | undefined, now: Date): SignIns {
  if (!known || !present.providers.includes(GOOGLE)) return present;
  const since = known.providers.includes(GOOGLE) ? known.googleSince : now;
  return since ? { ...present, googleSince: since } : present;
}

/** What a person is told of a change. */
function noticesOf(uid: string, known: SignIns, present: SignIns, now: Date): Notice[] {
  const notice = (type: Notice['type'], link: string): Notice => ({
    ...{ uid, type, link, params: {} },
    id: `${type}__${now.getTime()}`,
  });
  // The service calls a link in a mail `password` too, so that only its date says that the password itself is gone.
  const hasLostPassword = isGone('password', known, present) || (known.passwordAt && !present.passwordAt);
  const hasNewPassword = present.passwordAt && !sameValues(known.passwordAt, present.passwordAt);
  return [
    // Whose account was taken over cannot sign in.
    ...(present.email === known.email ? [] : [notice('security.addressChanged', paths.contact())]),
    ...(hasNewPassword ? [notice('security.passwordChanged', paths.account())] : []),
    ...(hasLostPassword ? [notice('security.passwordRemoved', paths.account())] : []),
    ...(isGone(GOOGLE, present, known) ? [notice('security.googleAdded', paths.account())] : []),
    ...(isGone(GOOGLE, known, present) ? [notice('security.googleRemoved', paths.account())] : []),
  ];
}
