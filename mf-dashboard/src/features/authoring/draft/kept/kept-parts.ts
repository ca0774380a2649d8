import { keptEdits, keptPlaces } from '@cursiv/shared-data/edits';
import { sameValues } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

const beforeSchema = z.object({ rev: z.number(), before: z.optional(z.unknown()) });
const nowSchema = z.object({ at: z.number(), now: z.optional(z.unknown()) });

/** A part of a document as it is edited, and as it was in the revision on which the edits are based. */
export interface KeptPart {
  now?: unknown;
  before?: unknown;
}

/** Parts of one document, which were edited on top of a revision. */
export interface KeptParts {
  parts: Map<string, KeptPart>;
  rev: number;
  /** When they were edited last, in epoch milliseconds. */
  at: number;
}

/**
 * Keeps the edited parts of a document, each in a place of its own: what is written at a key is as long as what it
 * changes. Two tabs that edit different parts do not overwrite each other.
 */
export function keptParts(uid: string, place: string) {
  const known = new Map<string, KeptPart & { rev?: number }>();
  const befores = (name: string) => keptEdits(uid, `${place}/before/${name}`, beforeSchema);
  const nows = (name: string) => keptEdits(uid, `${place}/now/${name}`, nowSchema);
  const forget = (name: string) => {
    // What is being read is never without what it is based on.
    nows(name).clear();
    befores(name).clear();
    known.delete(name);
  };
  return {
    read(): KeptParts | undefined {
      const prefix = `${place}/now/`;
      const read = keptPlaces(uid, prefix).flatMap((found) => {
        const name = found.slice(prefix.length);
        if (!known.has(name)) known.set(name, {});
        const edits = { ...befores(name).read(), ...nows(name).read() };
        return edits.rev === undefined || edits.at === undefined
          ? []
          : [{ name, ...edits, rev: edits.rev, at: edits.at }];
      });
      if (read.length === 0) return undefined;
      return {
        parts: new Map(read.map(({ name, now, before }) => [name, { now, before }])),
        rev: Math.min(...read.map(({ rev }) => rev)),
        at: Math.max(...read.map(({ at }) => at)),
      };
    },
    keep({ parts, rev, at }: KeptParts): void {
      for (const name of [...known.keys()].filter((it) => !parts.has(it))) forget(name);
      // Another tab that has saved the same may have forgotten them.
      const there = new Set(keptPlaces(uid, `${place}/`));
      for (const [name, { now, before }] of parts) {
        const last = known.get(name);
        const isBased = last?.rev === rev && sameValues(last.before, before) && there.has(`${place}/before/${name}`);
        const isKept = last?.rev !== undefined && sameValues(last.now, now) && there.has(`${place}/now/${name}`);
        if (!isBased) befores(name).keep({ rev, before });
        if (!isKept) nows(name).keep({ at, now });
        known.set(name, { now, before, rev });
      }
    },
    clear(): void {
      for (const name of [...known.keys()]) forget(name);
    },
  };
}
