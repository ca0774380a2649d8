import { AppError, dataExportPath, dataExportSchema, deletionPath } from '@cursiv/shared-domain';
import type { Caller } from '../../callable/callable.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { storeExport } from '../ask-export.ts';
import { storeDeletion } from '../deletion/ask-deletion.ts';
import { actOnBehalf, type OnBehalf, refused } from './on-behalf.ts';

/**
 * Asks for a copy of somebody's data. Only its person opens it, as one of their own. Throws as `actOnBehalf`, and `conflict` for whoever is
 * suspended, since they could not open it, for whoever has a copy or waits for one, and once their deletion has begun.
 */
export const askExportOnBehalf = (store: DocumentStore, wanted: OnBehalf, caller: Caller, now: Date): Promise<void> =>
  actOnBehalf(store, wanted, caller, now, async ({ transaction, person, deletion }) => {
    if (person.status === 'suspended') throw refused('suspended');
    if (deletion && deletion.status !== 'asked') throw refused('leaving');
    const known = parsed(dataExportSchema, await transaction.get(dataExportPath(wanted.uid)));
    if (known && (known.status === 'waiting' || (known.expiresAt ?? now) > now)) throw refused('standing');
    storeExport(transaction, wanted.uid, now);
    return { action: 'user.export.asked', changes: {}, type: 'security.copyAskedFor', params: {} };
  });

/** Asks to have somebody's account deleted: they have the same days to keep it. Throws as `actOnBehalf`, and `conflict` for the second time. */
export const askDeletionOnBehalf = (store: DocumentStore, wanted: OnBehalf, caller: Caller, now: Date): Promise<void> =>
  actOnBehalf(store, wanted, caller, now, async ({ transaction, deletion }) => {
    if (deletion) throw refused(deletion.status === 'asked' ? 'standing' : 'leaving');
    const until = storeDeletion(transaction, { uid: wanted.uid, isOnBehalf: true }, now);
    return {
      ...{ action: 'user.deletion.changed', changes: { status: { old: null, new: 'asked' } } },
      ...{ type: 'security.deletionAskedFor', params: { until } },
    };
  });

/**
 * Withdraws a request to delete somebody's account, whoever asked for it: somebody may have got into the account. Throws as `actOnBehalf`,
 * `not-found` where there is none, and `conflict` once the deletion has begun.
 */
export const callOffDeletion = (store: DocumentStore, wanted: OnBehalf, caller: Caller, now: Date): Promise<void> =>
  actOnBehalf(store, wanted, caller, now, async ({ transaction, deletion }) => {
    if (!deletion) throw new AppError('not-found');
    if (deletion.status !== 'asked') throw refused('leaving');
    transaction.delete(deletionPath(wanted.uid));
    return {
      ...{ action: 'user.deletion.changed', changes: { status: { old: 'asked', new: null } } },
      ...{ type: 'security.deletionUndone', params: {} },
    };
  });
