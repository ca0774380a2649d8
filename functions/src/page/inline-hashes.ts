import { createHash } from 'node:crypto';
import type { InlineHashes } from '@cursiv/shared-platform';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const unescaped = (value: string) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const matches = (document: string, pattern: RegExp) => [...document.matchAll(pattern)].map(([, text = '']) => text);
const hashesOf = (texts: string[]) => [...new Set(texts)].map(hashOf);

/** The hashes of what a document holds in itself, by which a browser accepts just this and nothing that was put in. */
export const inlineHashes = (document: string): InlineHashes => ({
  scripts: hashesOf(matches(document, /<script>([\s\S]*?)<\/script>/g)),
  styles: hashesOf(matches(document, /<style>([\s\S]*?)<\/style>/g)),
  styleAttributes: hashesOf(matches(document, /<[a-z][^>]* style="([^"]*)"/g).map(unescaped)),
});
