import { createServer, type Server } from 'node:http';
import sirv from 'sirv';
import { sectionHeaders } from './headers.ts';
import { answerNotFound } from './not-found.ts';

/** A section's own static host. `folder` holds `current.json` and the releases below `r/`. */
export function createSectionServer(folder: string): Server {
  const files = sirv(folder, { dev: true, etag: true, setHeaders: sectionHeaders });
  return createServer((request, response) => files(request, response, () => answerNotFound(response)));
}
