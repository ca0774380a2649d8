import type { IncomingMessage, ServerResponse } from 'node:http';
import { askedPath } from './asked-path.ts';
import type { SiteFiles } from './site-files.ts';

/** Answers 304 when the browser already has a file's present version; hosting does so, superstatic does not for plain files. */
export const notModified =
  (files: SiteFiles) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const known = request.headers['if-none-match'];
    const pathname = askedPath(request);
    const etag = known && files.find(pathname)?.etag;
    if (!etag || !known.split(/,\s*/).includes(etag)) {
      next();
      return;
    }
    response.writeHead(304, { ETag: etag }).end();
  };
