import type { ServerResponse } from 'node:http';

/** The console shows data stored by apps: none of it may run, and no other page may frame the console. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  'img-src data:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function setPageHeaders(response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'same-origin');
}
