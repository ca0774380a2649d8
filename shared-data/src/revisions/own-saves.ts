/** What this page has made of the revisions that it was shown, by document. */
const made = new Map<string, number>();
const keyOf = (document: string, rev: number | undefined) => `${document}@${rev}`;

/** Notes that a save from this page has made one revision of a document of another; `seen` is undefined for a new one. */
export function noteOwnSave(document: string, seen: number | undefined, rev: number): void {
  made.set(keyOf(document, seen), rev);
}

/**
 * The revision that this page's own saves have made of the one it shows: what they have stored is shown a moment later, and
 * nobody else has written it.
 */
export function withOwnSaves<Seen extends number | undefined>(document: string, seen: Seen): Seen | number {
  const next = made.get(keyOf(document, seen));
  return next === undefined ? seen : withOwnSaves(document, next);
}
