import { randomBytes } from 'node:crypto';
import {
  AppError,
  type AuditEvent,
  hasRight,
  MAX_DISABLED_TEXT,
  ORDERS_PATH,
  type StoredOrders,
  type StoredSectionOrders,
  sameValues,
  userProfileSchema,
} from '@cursiv/shared-domain';
import {
  type Order,
  OrderRefusal,
  ordered,
  ownerOf,
  paths,
  type RegistryFile,
  type SectionOrders,
  withOrders,
} from '@cursiv/shared-platform';
import { assertRuns, originSource, type PlacedSection, pointerOf } from '@cursiv/shared-platform/checking';
import * as z from 'zod';
import type { Caller } from '../callable/callable.ts';
import type { DocumentSource, DocumentStore, DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { storedOrders } from '../store/stored-orders.ts';

const buildId = z.string().regex(/^[\w-]{1,100}$/);
const text = z.string().max(MAX_DISABLED_TEXT);

/** An act upon a section, and the revision of the registry that the administrator has read. Nothing can name an origin or a path. */
export const changeSchema = z.strictObject({
  section: z.string().regex(/^\w{1,40}$/),
  revision: z.int(),
  order: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('pin'), buildId }),
    z.strictObject({ kind: z.literal('unpin') }),
    z.strictObject({ kind: z.literal('disable'), ro: text, en: text }),
    z.strictObject({ kind: z.literal('enable') }),
    z.strictObject({ kind: z.literal('canary'), buildId, percent: z.number().min(0).max(100) }),
  ]),
});
export type RegistryChange = z.infer<typeof changeSchema>;

/** What an order is about. */
const FIELDS = {
  pin: 'pin',
  unpin: 'pin',
  disable: 'disabled',
  enable: 'disabled',
  canary: 'canary',
} as const satisfies Record<Order['kind'], keyof SectionOrders>;

/** The site that is changed. */
export interface ChangedSite {
  origin: string;
  /** What the shell's deploy brought. */
  file: RegistryFile;
}

/** Writes orders that are `changed`, and the event that says so; `before` are those of the same transaction. */
export function writeOrders(
  transaction: Pick<DocumentTransaction, 'set'>,
  before: StoredOrders,
  { next, changed }: { next: Omit<StoredOrders, 'revision'>; changed: AuditEvent['changes'] },
  actor: Pick<AuditEvent, 'actorUid' | 'actorName'>,
  now: Date,
): string {
  const lastAuditId = randomBytes(12).toString('hex');
  const event: Omit<AuditEvent, 'id'> = {
    ...actor,
    at: now,
    action: 'composition.changed',
    subject: ORDERS_PATH,
    changes: changed,
  };
  transaction.set(ORDERS_PATH, { ...next, revision: before.revision + 1, updatedAt: now, lastAuditId });
  transaction.set(`auditEvents/${lastAuditId}`, { ...event });
  return lastAuditId;
}

/** The orders with those of one section changed. */
export const withSection = (before: StoredOrders, section: string, orders: StoredSectionOrders) => ({
  next: { ...before, sections: { ...before.sections, [section]: orders } },
  changed: { [section]: { old: before.sections[section] ?? null, new: orders } },
});

/** The administrator who calls, as the audit log names them. Throws AppError `no-access`. */
export async function administrator(source: Pick<DocumentSource, 'get'>, { uid }: Caller) {
  const profile = parsed(userProfileSchema, await source.get(`users/${uid}`));
  if (!profile || !hasRight(profile, 'isAdmin')) throw new AppError('no-access');
  return { actorUid: uid, actorName: profile.name || profile.email };
}

const wordsOf = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem));

/** What an order makes of a section's orders. Throws AppError `invalid` with the reason. */
async function ordersAfter(
  before: StoredSectionOrders,
  order: Order,
  place: PlacedSection,
): Promise<StoredSectionOrders> {
  try {
    return await ordered(before, order, () => pointerOf(place));
  } catch (problem) {
    const reason = problem instanceof OrderRefusal ? problem.reason : `unreachable: ${wordsOf(problem)}`;
    throw new AppError('invalid', wordsOf(problem), { reason });
  }
}

/** Whether visitors may get something by an order that they did not get before; what only takes away needs no check. */
const bringsCode = (order: Order) => order.kind !== 'disable' && !(order.kind === 'canary' && order.percent === 0);

/**
 * Plans an order and checks it as the command does. Throws AppError `not-found` for what the registry does not name; `conflict` when the
 * registry is another one than was read, the order changes nothing, or the deploy has the last word there (reason `deployed`); `invalid` with a
 * reason when it makes no sense or visitors would get what does not run.
 */
async function planned(
  { origin, file }: ChangedSite,
  orders: StoredOrders,
  { section, revision, order }: RegistryChange,
): Promise<StoredSectionOrders> {
  const entry = Object.hasOwn(file.sections, section) ? file.sections[section] : undefined;
  if (!entry) throw new AppError('not-found');
  if (revision !== file.revision + orders.revision) throw new AppError('conflict');
  if (entry[FIELDS[order.kind]]) throw new AppError('conflict', 'deployed', { reason: 'deployed' });
  const { sections } = file;
  // Nobody could switch it on again.
  if (order.kind === 'disable' && ownerOf(paths.adminComposition(), sections) === section)
    throw new AppError('invalid', 'own page', { reason: 'own-page' });
  const place = { section, site: originSource(entry.origin), shell: originSource(origin), sections };
  const before = orders.sections[section] ?? {};
  const after = await ordersAfter(before, order, place);
  if (sameValues(before, after)) throw new AppError('conflict');
  const next = withOrders(file, { ...orders, sections: { ...orders.sections, [section]: after } }).sections[section];
  if (next && !next.disabled && bringsCode(order))
    await assertRuns(place, next).catch((problem: unknown) => {
      throw new AppError('invalid', wordsOf(problem), { reason: `would-not-run: ${wordsOf(problem)}` });
    });
  return after;
}

/**
 * An administrator changes what visitors get of a section; the change is recorded. Returns the registry's new revision. Throws AppError
 * `no-access`, and what `planned` throws; nothing has changed then.
 */
export async function changeRegistry(
  store: DocumentStore,
  site: ChangedSite,
  change: RegistryChange,
  caller: Caller,
  now: Date,
): Promise<{ revision: number }> {
  await administrator(store, caller);
  const orders = await planned(site, await storedOrders(store), change);
  return store.transact(async (transaction) => {
    const actor = await administrator(transaction, caller);
    const before = await storedOrders(transaction);
    // Somebody else was faster while the release was checked.
    if (site.file.revision + before.revision !== change.revision) throw new AppError('conflict');
    writeOrders(transaction, before, withSection(before, change.section, orders), actor, now);
    return { revision: change.revision + 1 };
  });
}
