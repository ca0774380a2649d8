import { type MailJob, mailJobSchema, messageSettingsPath, type PersonMail } from '@cursiv/shared-domain';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { Connect, Mail } from '../smtp/outgoing.ts';
import { mailPath } from './new-mail-job.ts';
import { ended, later, taken } from './turns.ts';
import { LEASE } from './waits.ts';

/**
 * A mail with the other notifications that it tells; or why there is nothing to send; or until when its reader wants to be
 * left alone.
 */
export type Composed = { mail: Mail; also: string[] } | { dropped: string } | { until: Date };

export interface Sending {
  store: DocumentStore;
  connect: Connect;
  /** The mail as its reader wants it now. Rejects when it cannot be read. */
  compose(job: MailJob): Promise<Composed>;
  now(): Date;
}

/**
 * Sends one mail, if it is its time: at most once, whoever else tries and wherever this is cut off. It is taken for a
 * while, composed and brought to the server's door; whoever dies so far has sent nothing, and the next takes it when that
 * while has passed. Only then is it marked as being sent, and from that mark on nobody tries it again.
 */
export async function sendMail(sending: Sending, path: string): Promise<void> {
  const job = await taken(sending, mailJobSchema, path);
  if (!job) return;
  let isMarked = false;
  const end = (fields: Record<string, unknown>) => ended(sending, mailJobSchema, job, path, fields);
  try {
    const composed = await sending.compose(job);
    if ('dropped' in composed) return await end({ status: 'dropped', problem: composed.dropped });
    if ('until' in composed) return await end({ status: 'waiting', dueAt: composed.until, tries: job.tries - 1 });
    const connection = await sending.connect();
    try {
      isMarked = await marked(sending, job, path, composed);
      // Whoever was faster has told some of the same: what is left is composed anew, and this was no try.
      if (!isMarked) return await end({ status: 'waiting', dueAt: sending.now(), tries: job.tries - 1 });
      const { outcome, problem } = await connection.send(composed.mail);
      if (outcome === 'sent') await end({ status: 'sent' });
      else if (outcome === 'later') await end(later(job, problem, sending.now()));
      else await end({ status: 'dead', problem: `${outcome}: ${problem}` });
      if (outcome === 'nobody' && 'uid' in job && job.to === undefined)
        await noteRefused(sending, job.uid, composed.mail.to);
    } finally {
      connection.close();
    }
  } catch (error) {
    if (isMarked) throw error;
    await end(later(job, error instanceof Error ? error.message : String(error), sending.now()));
  }
}

/**
 * Marks a mail as being sent, and drops those that it tells, too. It is not, when its while has passed and another has
 * taken it, or when one of the others has left by itself.
 */
function marked(
  { store, now }: Sending,
  mine: MailJob,
  path: string,
  { mail: { messageId }, also }: { mail: Mail; also: string[] },
): Promise<boolean> {
  const places = 'uid' in mine ? placesOf(mine, also) : [];
  return store.transact(async (transaction) => {
    const job = parsed(mailJobSchema, await transaction.get(path));
    const others = await Promise.all(places.map(async (place) => parsed(mailJobSchema, await transaction.get(place))));
    if (job?.status !== 'waiting' || job.tries !== mine.tries) return false;
    if (others.some((other) => other?.status !== 'waiting')) return false;
    const time = now();
    for (const place of places)
      transaction.update(place, { status: 'dropped', problem: `told with ${job.id}`, endedAt: time });
    transaction.update(path, { status: 'sending', dueAt: new Date(time.getTime() + LEASE), also, messageId });
    return true;
  });
}

const placesOf = ({ uid, also = [] }: PersonMail, told: string[]) =>
  told.filter((notification) => !also.includes(notification)).map((notification) => mailPath(uid, notification));

/** Notes that nobody has an address, so that no more is mailed to it until its person wants it tried again. */
function noteRefused({ store }: Sending, uid: string, address: string): Promise<void> {
  const path = messageSettingsPath(uid);
  return store.transact(async (transaction) => {
    const settings = await transaction.get(path);
    transaction.set(path, { ...settings?.fields, refused: address });
  });
}
