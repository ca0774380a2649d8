import { randomBytes } from 'node:crypto';
import {
  AppError,
  type AuditEvent,
  isComplaint,
  mailJobSchema,
  mailSubject,
  may,
  messageSettingsPath,
  userProfileSchema,
} from '@cursiv/shared-domain';
import type { Caller } from '../../callable/callable.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';

/** What becomes of a mail that could not leave: it is tried again from the beginning, or let go. */
export interface Settlement {
  id: string;
  to: 'waiting' | 'dropped';
}

/**
 * An administrator, or somebody of support, settles a dead mail, and that is recorded. An address that was refused is tried again with it. Throws
 * `no-access`, `not-found`, or `conflict` when the mail is not dead any more, or was reported as spam and is to be sent again.
 */
export const settleMail = (store: DocumentStore, { id, to }: Settlement, caller: Caller, now: Date): Promise<void> =>
  store.transact(async (transaction) => {
    const path = `mails/${id}`;
    const actor = parsed(userProfileSchema, await transaction.get(`users/${caller.uid}`));
    const job = parsed(mailJobSchema, await transaction.get(path));
    if (!actor || !may(actor, 'mails')) throw new AppError('no-access');
    if (!job) throw new AppError('not-found');
    if (job.status !== 'dead' || (to === 'waiting' && isComplaint(job))) throw new AppError('conflict');
    const settings = 'uid' in job ? await transaction.get(messageSettingsPath(job.uid)) : undefined;
    const event: Omit<AuditEvent, 'id'> = {
      ...{ at: now, actorUid: caller.uid, actorName: actor.name || actor.email },
      ...{ action: 'mail.settled', subject: mailSubject(job) },
      changes: { status: { old: 'dead', new: to } },
    };
    transaction.update(path, to === 'waiting' ? { status: to, tries: 0, dueAt: now } : { status: to });
    if (to === 'waiting' && settings?.fields.refused) transaction.update(settings.path, { refused: null });
    transaction.set(`auditEvents/${randomBytes(12).toString('hex')}`, { ...event });
  });
