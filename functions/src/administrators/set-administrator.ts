import { randomBytes } from 'node:crypto';
import { AppError, type AuditEvent, hasRight, userProfileSchema } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/** Who changes rights from the command line: whoever holds the project's credentials. */
const OPERATOR = { actorUid: 'operator', actorName: 'Operator' } as const;

/**
 * Makes the account with this address an administrator's, or takes the right back, and records it. Returns the person's name; nothing
 * is written when the right is as wanted. Throws `not-found` when nobody has the address, `conflict` for the last administrator who is not
 * suspended, `no-access` for a new one who is.
 */
export const setAdministrator = (store: DocumentStore, address: string, isAdmin: boolean, now: Date): Promise<string> =>
  store.transact(async (transaction) => {
    const email = address.trim().toLowerCase();
    const [stored] = await transaction.find({ collection: 'users', equals: { email }, limit: 1 });
    const person = parsed(userProfileSchema, stored);
    if (!stored || !person) throw new AppError('not-found');
    const administrators = await transaction.find({ collection: 'users', equals: { isAdmin: true } });
    const isOneLeft = administrators.some(({ id, fields }) => id !== stored.id && hasRight(fields, 'isAdmin'));
    if (person.isAdmin === isAdmin) return person.name || email;
    if (!isAdmin && hasRight(person, 'isAdmin') && !isOneLeft) throw new AppError('conflict');
    if (isAdmin && person.status === 'suspended') throw new AppError('no-access');
    const lastAuditId = randomBytes(12).toString('hex');
    const event: Omit<AuditEvent, 'id'> = {
      ...OPERATOR,
      at: now,
      action: 'user.flag.changed',
      subject: stored.path,
      changes: { isAdmin: { old: person.isAdmin, new: isAdmin } },
    };
    transaction.update(stored.path, { isAdmin, lastAuditId, updatedAt: now });
    transaction.set(`auditEvents/${lastAuditId}`, { ...event });
    return person.name || email;
  });
