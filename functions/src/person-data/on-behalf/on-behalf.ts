import { randomBytes } from 'node:crypto';
import {
  AppError,
  type AuditEvent,
  type Deletion,
  deletionPath,
  deletionSchema,
  type OnBehalfRefusal,
  type userProfileSchema,
} from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { requirePerson } from '../../administrators/require-person.ts';
import type { Caller } from '../../callable/callable.ts';
import type { Notice } from '../../notifications/notice.ts';
import { settingsOf, tellIn } from '../../notifications/tell.ts';
import type { DocumentStore, DocumentTransaction } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';

type UserProfile = ReturnType<typeof userProfileSchema.parse>;

/** For whom an administrator does something, and why; its person reads the reason. */
export interface OnBehalf {
  uid: string;
  reason: string;
}

/** What one act writes beside its own document. */
export interface Act extends Pick<AuditEvent, 'action' | 'changes'>, Pick<Notice, 'type' | 'params'> {}

/** What an act is decided by; all of it is read before the first write. */
export interface Present {
  transaction: DocumentTransaction;
  person: UserProfile;
  deletion: Deletion | undefined;
}

export const refused = (reason: OnBehalfRefusal): AppError => new AppError('conflict', reason, { reason });

/**
 * Does something on somebody's behalf as an administrator: their person is told with the reason, and it is recorded, in one transaction.
 * Throws `no-access`, `not-found`, what `decide` throws, or `conflict` for one of the staff, who ask for themselves.
 */
export const actOnBehalf = (
  store: DocumentStore,
  { uid, reason }: OnBehalf,
  caller: Caller,
  now: Date,
  decide: (present: Present) => Promise<Act>,
): Promise<void> =>
  store.transact(async (transaction) => {
    const { actor, person } = await requirePerson(transaction, uid, caller.uid);
    const deletion = parsed(deletionSchema, await transaction.get(deletionPath(uid)));
    const settings = await settingsOf(transaction, uid);
    const { action, changes, type, params } = await decide({ transaction, person, deletion });
    const id = `${type}__${now.getTime()}`;
    tellIn(transaction, { uid, id, type, params: { ...params, note: reason }, link: paths.account() }, settings, now);
    const event: Omit<AuditEvent, 'id'> = {
      ...{ at: now, actorUid: caller.uid, actorName: actor.name || actor.email },
      ...{ action, subject: `users/${uid}`, changes: { ...changes, reason: { old: null, new: reason } } },
    };
    transaction.set(`auditEvents/${randomBytes(12).toString('hex')}`, event);
  });
