import { randomBytes } from 'node:crypto';
import {
  AppError,
  type AuditEvent,
  isComplaint,
  jobSubject,
  mailJobSchema,
  may,
  messageSettingsPath,
  pushJobSchema,
  type SendJob,
  userProfileSchema,
} from '@cursiv/shared-domain';
import * as z from 'zod';
import type { Caller } from '../../callable/callable.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';

/**
 * The ids of jobs: their reader's, and the notification's with the dot of its type, of a push with the browser's; or `leads` and the
 * message's, or `siteInvitations` and the invitation's.
 */
const JOB_ID = /^[\w-]+__[\w.-]{1,400}$/;

/** What becomes of a mail or push that could not leave: it is tried again from the beginning, or let go. */
export const settlementSchema = z.object({ id: z.string().regex(JOB_ID), to: z.enum(['waiting', 'dropped']) });

/** The queues, and how a settlement is recorded in each. */
const QUEUES = {
  mails: { schema: mailJobSchema, action: 'mail.settled' },
  pushes: { schema: pushJobSchema, action: 'push.settled' },
} as const;

/**
 * An administrator, or somebody of support, settles a dead mail or push, and that is recorded. An address that was refused is tried again with
 * a mail. Throws `no-access`, `not-found`, or `conflict` when it is not dead any more, or was reported as spam and is to be sent again.
 */
export const settleJob = (
  store: DocumentStore,
  queue: keyof typeof QUEUES,
  { id, to }: z.output<typeof settlementSchema>,
  caller: Caller,
  now: Date,
): Promise<void> =>
  store.transact(async (transaction) => {
    const path = `${queue}/${id}`;
    const { schema, action } = QUEUES[queue];
    const actor = parsed(userProfileSchema, await transaction.get(`users/${caller.uid}`));
    const job: SendJob | undefined = parsed(schema, await transaction.get(path));
    if (!actor || !may(actor, 'mails')) throw new AppError('no-access');
    if (!job) throw new AppError('not-found');
    if (job.status !== 'dead' || (to === 'waiting' && isComplaint(job))) throw new AppError('conflict');
    const isToPerson = queue === 'mails' && 'uid' in job;
    const settings = isToPerson ? await transaction.get(messageSettingsPath(job.uid)) : undefined;
    const event: Omit<AuditEvent, 'id'> = {
      ...{ at: now, actorUid: caller.uid, actorName: actor.name || actor.email },
      ...{ action, subject: jobSubject(job) },
      changes: { status: { old: 'dead', new: to } },
    };
    transaction.update(path, to === 'waiting' ? { status: to, tries: 0, dueAt: now } : { status: to });
    if (to === 'waiting' && settings?.fields.refused) transaction.update(settings.path, { refused: null });
    transaction.set(`auditEvents/${randomBytes(12).toString('hex')}`, { ...event });
  });
