import {
  AppError,
  courseDraftSchema,
  deletionPath,
  type HandOverRefusal,
  resourceSchema,
  userProfileSchema,
} from '@cursiv/shared-domain';
import type { Accounts } from '../../admin/accounts.ts';
import { requirePerson } from '../../administrators/require-person.ts';
import type { Caller } from '../../callable/callable.ts';
import type { FileStore } from '../../files/file-store.ts';
import { recount } from '../../files/space/recount.ts';
import type { DocumentStore, DocumentTransaction } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { HandOverRequest } from '../author-requests.ts';
import { sentFor, withRoom } from './files-in-hands.ts';
import { handOverIn } from './hand-over.ts';
import type { Decided } from './hands.ts';
import { toldOfHands } from './told-of-hands.ts';

const refused = (reason: HandOverRefusal): AppError => new AppError('conflict', reason, { reason });

/**
 * An administrator gives one course or resource of somebody to another author; what is theirs already stays so. Throws `no-access`,
 * `not-found`, `quota-exceeded`, `busy` while a course is being published, or `conflict` with a `HandOverRefusal`.
 */
export async function handOverContent(
  { store, files, accounts }: { store: DocumentStore; files: FileStore; accounts: Accounts },
  wanted: HandOverRequest,
  caller: Caller,
  now: Date,
): Promise<void> {
  const account = await accounts.withUid(wanted.to);
  const once = () => store.transact((transaction) => give(transaction, wanted, caller, account?.provenEmail, now));
  try {
    await once();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'quota-exceeded') throw error;
    await recount(store, files, wanted.to, now);
    await once();
  }
}

async function give(
  transaction: DocumentTransaction,
  { kind, id, from, to, reason }: HandOverRequest,
  caller: Caller,
  provenEmail: string | undefined,
  now: Date,
): Promise<void> {
  const { actor, person } = await requirePerson(transaction, from, caller.uid);
  const stored = await transaction.get(`users/${to}`);
  const taker = parsed(userProfileSchema, stored);
  const [leaves, joins] = await Promise.all([from, to].map((uid) => transaction.get(deletionPath(uid))));
  if (to === from || to === caller.uid) throw refused('self');
  if (leaves && leaves.fields.status !== 'asked') throw refused('leaving');
  if (!taker || taker.status === 'suspended' || joins) throw refused('taker');
  if (!provenEmail) throw refused('unproven');
  const decided: Decided = { actorUid: caller.uid, actorName: actor.name || actor.email, reason };

  if (kind === 'course') {
    const draft = parsed(courseDraftSchema, await transaction.get(`courseDrafts/${id}`));
    if (isTheirs(draft, { from, to })) await handOverIn(transaction, draft, { to, decided }, now);
    return;
  }
  const path = `resources/${id}`;
  const resource = parsed(resourceSchema, await transaction.get(path));
  if (!isTheirs(resource, { from, to })) return;
  const moved = await sentFor(transaction, from, { 'place.resourceId': id });
  const changes = await withRoom(transaction, { from, to }, { moved, taker: stored, now });
  const names = { [from]: person.name, [to]: taker.name };
  const tell = await toldOfHands(transaction, { kind, id, title: resource.title, from, to, names, decided }, now);
  for (const { path: changed, fields, isWhole } of changes)
    if (isWhole) transaction.set(changed, fields);
    else transaction.update(changed, fields);
  transaction.update(path, { ownerUid: to });
  tell();
}

/** Whether it is still the giver's; false once it is the taker's. Throws `not-found`, and `conflict` when it went to somebody else. */
function isTheirs<T extends { ownerUid: string }>(
  thing: T | undefined,
  { from, to }: Pick<HandOverRequest, 'from' | 'to'>,
): thing is T {
  if (!thing) throw new AppError('not-found');
  if (thing.ownerUid === to) return false;
  if (thing.ownerUid !== from) throw refused('moved');
  return true;
}
