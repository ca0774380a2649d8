import { AppError, SWITCHES, sameValues, switchOrder, switchOrderSchema } from '@cursiv/shared-domain';
import * as z from 'zod';
import type { Caller } from '../callable/callable.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { storedOrders } from '../store/stored-orders.ts';
import { administrator, writeOrders } from './change-registry.ts';

/** Who shall have which feature. `revision` is that of the orders that were read. */
export const switchChangeSchema = z.strictObject({
  revision: z.int(),
  name: z.enum(SWITCHES),
  order: switchOrderSchema,
});
export type SwitchChange = z.infer<typeof switchChangeSchema>;

/**
 * An administrator orders who has a feature; it is recorded. Throws AppError: `no-access`; `conflict` when somebody was faster, or it is so
 * already.
 */
export const changeSwitch = (
  store: DocumentStore,
  { revision, name, order }: SwitchChange,
  caller: Caller,
  now: Date,
): Promise<void> =>
  store.transact(async (transaction) => {
    const actor = await administrator(transaction, caller);
    const before = await storedOrders(transaction);
    const old = switchOrder(before.switches, name);
    if (before.revision !== revision || sameValues(old, order)) throw new AppError('conflict');
    const next = { ...before, switches: { ...before.switches, [name]: order } };
    writeOrders(transaction, before, { next, changed: { [`switch:${name}`]: { old, new: order } } }, actor, now);
  });
