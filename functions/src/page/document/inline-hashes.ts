import { createHash } from 'node:crypto';
import type { InlineHashes, ShellReleaseFile } from '@cursiv/shared-platform';
import { keptFor } from '../../site/kept-for.ts';

/** Texts that a document holds in itself and that were known before anything of a section or of people was put in. */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The most hashes that are kept: of the styles of each kind of page, of a few scripts, and of the attributes that pages share. */
const MOST_HASHES = 300;
const hashes = new Map<string, string>();

/** The hash of a text; of the last ones it is kept, since pages of one kind have the same styles and scripts. */
function hashOf(text: string): string {
  const hash = hashes.get(text) ?? `sha256-${createHash('sha256').update(text).digest('base64')}`;
  hashes.delete(text);
  hashes.set(text, hash);
  const [oldest = text] = hashes.keys();
  if (hashes.size > MOST_HASHES) hashes.delete(oldest);
  return hash;
}

const unescaped = (value: string) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const matches = (document: string, pattern: RegExp) => [...document.matchAll(pattern)].map(([, text = '']) => text);

/** Whether a place in a document is inside of a tag. */
function isInTag(document: string, place: number): boolean {
  const start = document.lastIndexOf('<', place);
  return /^<[a-z]/.test(document.slice(start, start + 2)) && document.indexOf('>', start) > place;
}

/** The style attributes of a document. Looked for by their name, since most tags have none. */
const styleAttributes = (document: string): string[] =>
  [...document.matchAll(/ style="([^"]*)"/g)]
    .filter(({ index }) => isInTag(document, index))
    .map(([, text = '']) => unescaped(text));

const hashesOf = (texts: readonly string[]) => [...new Set(texts)].map(hashOf);

/** The texts in the shell's own document, as it was built. */
export const shellTexts = keptFor(
  ({ document }: ShellReleaseFile): InlineTexts => ({
    scripts: matches(document, /<script>([\s\S]*?)<\/script>/g),
    styles: matches(document, /<style>([\s\S]*?)<\/style>/g),
  }),
);

/**
 * The hashes by which a browser accepts a document's own texts. A script or style that stands in the document and is not among the known ones is not
 * accepted, however it came there; attributes can do nothing but lay out.
 */
export const inlineHashes = (known: InlineTexts, document: string): InlineHashes => ({
  scripts: hashesOf(known.scripts),
  styles: hashesOf(known.styles),
  styleAttributes: hashesOf(styleAttributes(document)),
});
