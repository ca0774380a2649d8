import * as z from 'zod/mini';
import { type KeptEdits, keptEdits } from './kept-edits.ts';

/** Unsaved edits of a document, as they wait in the browser. */
export interface KeptDocument<Doc> {
  doc: Doc;
  /** The revision that they are based on. */
  rev: number;
  /** What they are based on, where edits of two people can be merged. */
  base?: Doc | undefined;
  /** When they were made, in epoch milliseconds. */
  at: number;
}

const documentSchema = <Doc>(doc: z.ZodMiniType<Doc>): z.ZodMiniType<KeptDocument<Doc>> =>
  z.object({ doc, rev: z.number(), base: z.optional(doc), at: z.number() }) as z.ZodMiniType<KeptDocument<Doc>>;

/** Where the edits of one document wait, such as those of the site's settings. `place` is unique on the site. */
export const keptDocument = <Doc>(
  uid: string | undefined,
  place: string,
  schema: z.ZodMiniType<Doc>,
): KeptEdits<KeptDocument<Doc>> => keptEdits(uid, place, documentSchema(schema));

/** One of many documents of a kind. */
export interface Identified<Doc> {
  id: string;
  kept: KeptEdits<KeptDocument<Doc>>;
}

/**
 * Where the edits of one of many documents of a kind wait. A new one (`id` undefined) has no address yet, so its edits
 * wait as those of the new one, with the id that it gets at its first save.
 */
export function keptOneOf<Doc>(
  uid: string,
  kind: string,
  schema: z.ZodMiniType<Doc>,
  id: string | undefined,
  newId: () => string,
): Identified<Doc> {
  if (id !== undefined) return { id, kept: keptDocument(uid, `${kind}.${id}`, schema) };
  const asNew = keptEdits(uid, `${kind}.new`, z.object({ id: z.string(), edits: documentSchema(schema) }));
  const ownId = asNew.read()?.id ?? newId();
  const asStored = keptDocument(uid, `${kind}.${ownId}`, schema);
  const kept: Identified<Doc>['kept'] = {
    read: () => asNew.read()?.edits,
    keep: (edits) => (edits.rev === 0 ? asNew.keep({ id: ownId, edits }) : asStored.keep(edits)),
    clear: () => {
      asNew.clear();
      asStored.clear();
    },
  };
  return { id: ownId, kept };
}
