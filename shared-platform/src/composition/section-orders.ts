import { keptReleases, type PointerFile } from '../files/pointer-file.ts';
import type { RegistryEntry } from '../files/registry-file.ts';
import type { SectionOrders } from '../files/registry-orders.ts';
import { canaryOf } from './choose-release.ts';

/** One act upon a section: who does it names a release, or says what visitors read. */
export type Order =
  | { kind: 'pin'; buildId: string }
  | { kind: 'unpin' }
  | { kind: 'disable'; ro: string; en: string }
  | { kind: 'enable' }
  | { kind: 'canary'; buildId: string; percent: number };

/** Why an order makes no sense for a section as it is; `reason` is for programs, the message for logs and terminals. */
export class OrderRefusal extends Error {
  readonly reason: 'not-kept' | 'not-tried' | 'not-pinned' | 'not-disabled' | 'no-text';

  constructor(reason: OrderRefusal['reason'], message: string) {
    super(message);
    this.name = 'OrderRefusal';
    this.reason = reason;
  }
}

const without = <Orders extends SectionOrders>(orders: Orders, order: keyof SectionOrders): Orders => {
  const { [order]: _before, ...rest } = orders;
  return rest as Orders;
};

async function pinned<Orders extends SectionOrders>(
  orders: Orders,
  buildId: string,
  askPointer: () => Promise<PointerFile>,
): Promise<Orders> {
  const ref = keptReleases(await askPointer()).find((release) => release.buildId === buildId);
  if (!ref) throw new OrderRefusal('not-kept', `${buildId} is not among the kept releases`);
  return { ...orders, pin: { buildId, integrity: ref.integrity } };
}

async function tried<Orders extends SectionOrders>(
  orders: Orders,
  { buildId, percent }: { buildId: string; percent: number },
  askPointer: () => Promise<PointerFile>,
): Promise<Orders> {
  const { canary } = await askPointer();
  if (canary?.buildId !== buildId) throw new OrderRefusal('not-tried', `${buildId} is not tried out`);
  return { ...orders, canary: { buildId, percent } };
}

/**
 * What an act makes of a section's orders, or of its whole entry; asks for the section's pointer only where a release is named. Throws OrderRefusal when it
 * makes no sense, and what `askPointer` throws.
 */
export async function ordered<Orders extends SectionOrders>(
  orders: Orders,
  order: Order,
  askPointer: () => Promise<PointerFile>,
): Promise<Orders> {
  switch (order.kind) {
    case 'pin':
      return pinned(orders, order.buildId, askPointer);
    case 'canary':
      return tried(orders, order, askPointer);
    case 'unpin':
      if (!orders.pin) throw new OrderRefusal('not-pinned', 'nothing is pinned');
      return without(orders, 'pin');
    case 'enable':
      if (!orders.disabled) throw new OrderRefusal('not-disabled', 'it is not switched off');
      return without(orders, 'disabled');
    case 'disable': {
      const [ro, en] = [order.ro.trim(), order.en.trim()];
      if (!ro || !en) throw new OrderRefusal('no-text', 'say in both languages what visitors read: --ro "…" --en "…"');
      return { ...orders, disabled: { ro, en } };
    }
  }
}

/**
 * The act that takes back what visitors got last: ends a trial, or else pins the latest earlier release that was not withdrawn itself.
 * Undefined when there is none.
 */
export function rollBack(entry: Pick<RegistryEntry, 'pin' | 'canary'>, pointer: PointerFile): Order | undefined {
  const canary = entry.pin ? undefined : canaryOf(entry, pointer);
  if (canary) return { kind: 'canary', buildId: canary.buildId, percent: 0 };
  const { buildId: live } = entry.pin ?? pointer.stable;
  const inOrder = [pointer.stable, ...pointer.previous];
  const earlier = pointer.previous.slice(inOrder.findIndex(({ buildId }) => buildId === live));
  const target = earlier.find(({ buildId, withdrawn }) => !withdrawn && buildId !== live);
  return target && { kind: 'pin', buildId: target.buildId };
}
