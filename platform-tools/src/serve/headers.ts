import type { ServerResponse } from 'node:http';

const YEAR = 'public,max-age=31536000,immutable';

/** Headers of a section's files: immutable below `/r/`, everything else is asked for again each time; readable from any origin. */
export function sectionHeaders(response: ServerResponse, pathname: string): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', pathname.startsWith('/r/') ? YEAR : 'no-cache');
}

/** Headers of the shell's files: hashed assets are immutable, documents and build files are not. */
export function shellHeaders(response: ServerResponse, pathname: string): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? YEAR : 'no-cache');
}
