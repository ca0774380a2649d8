import { createHash } from 'node:crypto';
import type { InlineHashes, ShellReleaseFile } from '@cursiv/shared-platform';

/** Texts that a document holds in itself and that were known before anything of a section or of people was put in. */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const unescaped = (value: string) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const matches = (document: string, pattern: RegExp) => [...document.matchAll(pattern)].map(([, text = '']) => text);
const hashesOf = (texts: readonly string[]) => [...new Set(texts)].map(hashOf);

/** The texts in the shell's own document, as it was built. */
export const shellTexts = ({ document }: ShellReleaseFile): InlineTexts => ({
  scripts: matches(document, /<script>([\s\S]*?)<\/script>/g),
  styles: matches(document, /<style>([\s\S]*?)<\/style>/g),
});

/**
 * The hashes by which a browser accepts a document's own texts. A script or style that stands in the document and is not among the known ones is not
 * accepted, however it came there; attributes can do nothing but lay out.
 */
export const inlineHashes = (known: InlineTexts, document: string): InlineHashes => ({
  scripts: hashesOf(known.scripts),
  styles: hashesOf(known.styles),
  styleAttributes: hashesOf(matches(document, /<[a-z][^>]* style="([^"]*)"/g).map(unescaped)),
});
