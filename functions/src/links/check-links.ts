import {
  AppError,
  courseDraftSchema,
  courseLinks,
  draftContent,
  hasRight,
  type LinkCheck,
  type LinkState,
} from '@cursiv/shared-domain';
import * as z from 'zod';
import type { Caller } from '../callable/callable.ts';
import { isDocumentId } from '../store/document-id.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { allParsed, parsed } from '../store/parsed.ts';
import { lookAt } from './look-at.ts';
import { isOwnPage } from './own-page.ts';

export const linkRequestSchema = z.strictObject({ courseId: z.string().refine(isDocumentId) });

/** Looked at side by side. */
const AT_ONCE = 10;
/** Well within the 70 seconds of a call; what is left then counts as silent. */
const MOST_MS = 50_000;

/**
 * Looks at every link in the texts of an author's draft and keeps what came of it. Throws AppError `no-access` for
 * anybody but its author, co-authors and administrators.
 */
export async function checkLinks(
  store: DocumentStore,
  { courseId }: z.infer<typeof linkRequestSchema>,
  { uid }: Caller,
  origin: string,
  now: Date,
  look: (address: string) => Promise<LinkState> = lookAt,
): Promise<{ links: LinkCheck['links'] }> {
  const path = `courseDrafts/${courseId}`;
  const stored = await store.get(path);
  const draft = parsed(courseDraftSchema, stored);
  const editors: unknown = stored?.fields.editorUids;
  const isAuthor = draft?.ownerUid === uid || (Array.isArray(editors) && editors.includes(uid));
  const isAdmin = hasRight((await store.get(`users/${uid}`))?.fields ?? {}, 'isAdmin');
  if (!draft || !(isAuthor || isAdmin)) throw new AppError('no-access');
  const bodies = allParsed(bodySchema, await store.find({ collection: `${path}/bodies` }));
  const texts = Object.fromEntries(bodies.map(({ lessonId, locale, text }) => [`${lessonId}_${locale}`, text]));
  const found = courseLinks({ content: draftContent(draft), texts });
  const addresses = [...new Set(found.map(({ address }) => address))];
  const until = Date.now() + MOST_MS;
  const links = await inTurns(addresses, async (address) => ({
    address,
    state: Date.now() > until ? ('silent' as const) : await stateOf(store, address, origin, look),
  }));
  await store.transact(async (transaction) =>
    transaction.set(`linkChecks/${courseId}`, { ownerUid: draft.ownerUid, checkedAt: now, links }),
  );
  return { links };
}

const bodySchema = z.object({ lessonId: z.string(), locale: z.string(), text: z.string() });

/** A page of this site is looked up, never asked for: the site need not reach itself. */
async function stateOf(
  store: DocumentStore,
  address: string,
  origin: string,
  look: (address: string) => Promise<LinkState>,
): Promise<LinkState> {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (!path.startsWith('/')) return look(address);
  return (await isOwnPage(store, path)) ? 'fine' : 'gone';
}

async function inTurns<T, R>(entries: readonly T[], act: (entry: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < entries.length; at += AT_ONCE)
    results.push(...(await Promise.all(entries.slice(at, at + AT_ONCE).map(act))));
  return results;
}
