import { auditSealSchema } from '@cursiv/shared-domain';
import type { DocumentStore, StoredDocument } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { digestOf, hashOf } from './seal.ts';

/** What a check of the audit log found. Each list names audit events. */
export interface AuditCheck {
  /** Number of links, and the hash of the last; empty when there is none. */
  count: number;
  head: string;
  /** Indices of links that do not follow from the one before. */
  broken: number[];
  /** Events that say something else than when they were sealed. */
  altered: string[];
  /** Sealed events that are gone. */
  missing: string[];
  /** Events that were never sealed. */
  unsealed: string[];
  /** Events without the names of people who deleted their accounts: sealed a second time, by the deletion. */
  pseudonymised: string[];
}

const PAGE = 500;

/** Every document of a collection, in the order of their ids. */
async function* all(store: DocumentStore, collection: string): AsyncGenerator<StoredDocument> {
  let afterId = '';
  for (;;) {
    const page = await store.find({ collection, afterId, limit: PAGE });
    yield* page;
    if (page.length < PAGE) return;
    afterId = page.at(-1)?.id ?? '';
  }
}

/**
 * Checks the audit log against its seals. `known` is a link noted earlier: whoever makes the whole chain anew cannot give that index
 * the same hash.
 */
export async function checkSeals(store: DocumentStore, known?: { index: number; hash: string }): Promise<AuditCheck> {
  const check: AuditCheck = {
    count: 0,
    head: '',
    broken: [],
    altered: [],
    missing: [],
    unsealed: [],
    pseudonymised: [],
  };
  const digests = new Map<string, string[]>();
  for await (const stored of all(store, 'auditSeals')) {
    const link = parsed(auditSealSchema, stored);
    if (!link) continue;
    const isNext = link.index === check.count + 1 && link.previous === check.head && link.hash === hashOf(link);
    const isKnown = known?.index !== link.index || known.hash === link.hash;
    if (!isNext || !isKnown) check.broken.push(link.index);
    check.count = link.index;
    check.head = link.hash;
    digests.set(link.eventId, [...(digests.get(link.eventId) ?? []), link.digest]);
  }
  if (known && known.index > check.count) check.broken.push(known.index);
  for await (const { id, fields } of all(store, 'auditEvents')) {
    const sealed = digests.get(id);
    digests.delete(id);
    if (!sealed) check.unsealed.push(id);
    else if (sealed.at(-1) !== digestOf(fields)) check.altered.push(id);
    else if (sealed.length > 1) (fields.isPseudonymised === true ? check.pseudonymised : check.altered).push(id);
  }
  check.missing.push(...digests.keys());
  return check;
}

/** Whether a check found nothing that somebody must explain. */
export const isSound = ({ broken, altered, missing, unsealed }: AuditCheck): boolean =>
  [broken, altered, missing, unsealed].every(({ length }) => length === 0);
