import { randomBytes } from 'node:crypto';
import {
  type AuditEvent,
  type Deletion,
  deletionPath,
  deletionSchema,
  isOfStaff,
  type MailJob,
  mailJobSchema,
  userProfileSchema,
} from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import type { FileStore } from '../../files/file-store.ts';
import { tell } from '../../notifications/tell.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { allParsed, parsed } from '../../store/parsed.ts';
import { eachInTurn } from '../each-in-turn.ts';
import { exportFile } from '../write-export.ts';
import { cancelSessions } from './effects.ts';
import { erasePlace } from './erase-place.ts';
import { ORDER } from './erasures.ts';
import { isLastAdministrator } from './last-administrator.ts';

/** What deletes people, and when. */
export interface DeletionWorld {
  store: DocumentStore;
  files: FileStore;
  accounts: {
    /** The account's address in small letters, once its person has proven it. */
    provenEmail(uid: string): Promise<string | undefined>;
    /** Ends every session; nobody signs in any more. */
    close(uid: string): Promise<void>;
    /** Removes the account from the sign-in service; does nothing when there is none. */
    remove(uid: string): Promise<void>;
  };
  now: Date;
}

/** The last mail has this long to leave, in milliseconds. */
const LAST_MAIL_MS = 86_400_000;
/**
 * How long after the first pass the second erases what was written meanwhile: by triggers, and by a page that was open. A token that was
 * given before the account was closed holds for an hour, and the rules ask nothing else.
 */
const LATE_WRITES_MS = 70 * 60_000;

/**
 * Takes one deletion a step further, if it is due: the person is told for the last time, then everything is erased, then once more
 * what was written meanwhile. A run that is killed is continued by the next; each step may be repeated.
 */
export async function deletePerson(world: DeletionWorld, uid: string): Promise<void> {
  const { store, now } = world;
  const wanted = parsed(deletionSchema, await store.get(deletionPath(uid)));
  if (!wanted || wanted.dueAt > now) return;
  if (wanted.status === 'asked') return sayGoodbye(world, wanted);
  if (wanted.status === 'telling') {
    if (await isLastMailOut(world, wanted)) await eraseEverything(world, wanted);
    return;
  }
  await eraseEverything(world, wanted);
}

async function sayGoodbye({ store, accounts, now }: DeletionWorld, wanted: Deletion): Promise<void> {
  const { uid, dueAt } = wanted;
  if (await isLastAdministrator(store, uid, ({ status }) => status !== 'asked')) return;
  if (wanted.isOnBehalf && (await isStaff(store, uid))) return;
  const provenEmail = await accounts.provenEmail(uid);
  await accounts.close(uid);
  const id = `security.deleted__${dueAt.getTime()}`;
  await tell(store, { uid, id, type: 'security.deleted', params: {}, link: paths.home() }, now);
  await store.transact(async (transaction) => {
    const profile = parsed(userProfileSchema, await transaction.get(`users/${uid}`));
    transaction.update(deletionPath(uid), {
      status: 'telling',
      dueAt: now,
      pseudonym: `deleted-${randomBytes(9).toString('hex')}`,
      name: profile?.name ?? '',
      email: profile?.email ?? '',
      ...(provenEmail !== undefined && { provenEmail }),
    });
  });
}

/** Nobody deletes a member of the staff on their behalf; somebody may have become one after it was asked. */
async function isStaff(store: DocumentStore, uid: string): Promise<boolean> {
  const profile = parsed(userProfileSchema, await store.get(`users/${uid}`));
  return profile !== undefined && isOfStaff(profile);
}

async function isLastMailOut({ store, now }: DeletionWorld, { uid, dueAt }: Deletion): Promise<boolean> {
  if (now.getTime() - dueAt.getTime() > LAST_MAIL_MS) return true;
  const mails = allParsed(mailJobSchema, await store.find({ collection: 'mails', equals: { uid } }));
  const isLast = (mail: MailJob) => 'notification' in mail && mail.notification.startsWith('security.deleted');
  return mails.filter(isLast).every(({ status }) => status !== 'waiting' && status !== 'sending');
}

async function eraseEverything(world: DeletionWorld, wanted: Deletion): Promise<void> {
  const { store, files, accounts, now } = world;
  const { uid, pseudonym = '', name = '', email = '', provenEmail } = wanted;
  const isSecondPass = wanted.status === 'erasing';
  await cancelSessions(store, uid, now);
  const counts = { ...wanted.counts };
  for (const place of ORDER) {
    const count = await erasePlace(world, place, { uid, pseudonym, name, email, provenEmail });
    if (count > 0) counts[place] = (counts[place] ?? 0) + count;
  }
  await files.remove(exportFile(uid));
  await accounts.remove(uid);
  const dueAt = new Date(now.getTime() + LATE_WRITES_MS);
  await store.transact(async (transaction) => {
    if (!isSecondPass) return transaction.update(deletionPath(uid), { status: 'erasing', dueAt, counts });
    transaction.delete(deletionPath(uid));
    const event: Omit<AuditEvent, 'id'> = {
      at: now,
      actorUid: 'system',
      actorName: 'Cursiv',
      action: 'user.deleted',
      subject: `users/${pseudonym}`,
      changes: Object.fromEntries(Object.entries(counts).map(([place, count]) => [place, { old: count, new: 0 }])),
    };
    transaction.set(`auditEvents/user.deleted__${pseudonym}`, { ...event });
  });
}

/** Takes every deletion that is due a step further. */
export async function keepDeletions(world: DeletionWorld): Promise<void> {
  const { store, now } = world;
  const due = await store.find({ collection: 'dataRequests', before: { field: 'dueAt', value: now } });
  await eachInTurn(allParsed(deletionSchema, due), ({ uid }) => deletePerson(world, uid));
}
