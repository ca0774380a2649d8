import type { IncomingMessage, ServerResponse } from 'node:http';
import { askedPath } from '../files/asked-path.ts';
import type { HeaderRule } from '../hosting/firebase-json.ts';
import type { Directive } from '../hosting/site-functions.ts';
import { isPage } from './known-paths.ts';

/** The shell's document without a page. */
export const DOCUMENT = '/document.html';

/**
 * Answers a page's address with the shell's plain document and its headers; the browser then makes the page alone.
 * `sectionFolders` hold the live releases, which name the pages; any other address gets the status 404.
 */
export const plainDocument =
  (headers: readonly HeaderRule[], sectionFolders: readonly string[]) =>
  (request: IncomingMessage, response: ServerResponse): Directive => {
    for (const rule of headers.filter(({ source }) => source === DOCUMENT)) {
      for (const { key, value } of rule.headers) response.setHeader(key, value);
    }
    return { file: DOCUMENT, status: isPage(askedPath(request), sectionFolders) ? 200 : 404 };
  };
