import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { forwardPayload } from './forward-payload.ts';
import { shellHeaders } from './headers.ts';
import { isPage } from './known-paths.ts';
import { answerNotFound } from './not-found.ts';

/** Paths that hold files only; anything else without a file is a page of the site. */
const FILE_PATHS = /^\/(assets|builds|platform)\//;

/** The shell's static host: its build, the platform files of this deployment, and the document for every page; 404 where no section has one. */
export function createShellServer(buildFolder: string, platformFolder: string, sectionFolders: string[]): Server {
  const options = { dev: true, etag: true, setHeaders: shellHeaders };
  const build = sirv(buildFolder, options);
  const platform = sirv(platformFolder, options);
  const document = readFileSync(path.join(buildFolder, 'index.html'));

  const answerDocument = (response: ServerResponse, pathname: string) => {
    shellHeaders(response, pathname);
    response.statusCode = isPage(pathname, sectionFolders) ? 200 : 404;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(document);
  };

  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/payload/')) return forwardPayload(request, response);
    if (pathname.startsWith('/platform/')) {
      request.url = pathname.slice('/platform'.length);
      return platform(request, response, () => answerNotFound(response));
    }
    build(request, response, () => {
      if (FILE_PATHS.test(pathname) || path.extname(pathname)) return answerNotFound(response);
      answerDocument(response, pathname);
    });
  });
}
