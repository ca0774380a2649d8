import {
  AppError,
  MAINTENANCE_MINUTES,
  MAX_MAINTENANCE_TEXT,
  type StoredMaintenance,
  type StoredOrders,
} from '@cursiv/shared-domain';
import * as z from 'zod';
import type { Caller } from '../callable/callable.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { storedOrders } from '../store/stored-orders.ts';
import { administrator, writeOrders } from './change-registry.ts';

const text = z.string().trim().min(1).max(MAX_MAINTENANCE_TEXT);

/** What people read, and in how many minutes it is expected to end; null ends it. `revision` is that of the orders that were read. */
export const maintenanceChangeSchema = z.strictObject({
  revision: z.int(),
  maintenance: z.nullable(
    z.strictObject({
      ro: text,
      en: text,
      minutes: z.int().min(MAINTENANCE_MINUTES.least).max(MAINTENANCE_MINUTES.most),
      endsItself: z.boolean(),
    }),
  ),
});
export type MaintenanceChange = z.infer<typeof maintenanceChangeSchema>;

function asStored(
  { minutes, ...maintenance }: NonNullable<MaintenanceChange['maintenance']>,
  now: Date,
): StoredMaintenance {
  return { ...maintenance, endsAt: new Date(now.getTime() + minutes * 60_000).toISOString() };
}

function without({ maintenance: _over, ...orders }: StoredOrders): StoredOrders {
  return orders;
}

/**
 * An administrator begins, changes or ends the site's maintenance; it is recorded. Throws AppError: `no-access`; `conflict` when somebody was
 * faster, or nothing is there to be ended.
 */
export const changeMaintenance = (
  store: DocumentStore,
  { revision, maintenance: asked }: MaintenanceChange,
  caller: Caller,
  now: Date,
): Promise<void> =>
  store.transact(async (transaction) => {
    const actor = await administrator(transaction, caller);
    const before = await storedOrders(transaction);
    if (before.revision !== revision || (!asked && !before.maintenance)) throw new AppError('conflict');
    const maintenance = asked && asStored(asked, now);
    const next = { ...without(before), ...(maintenance && { maintenance }) };
    const changed = { maintenance: { old: before.maintenance ?? null, new: maintenance } };
    writeOrders(transaction, before, { next, changed }, actor, now);
  });
