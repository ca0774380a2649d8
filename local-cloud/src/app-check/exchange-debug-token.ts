import type { ServerResponse } from 'node:http';
import { HttpError } from '../http/http-error.ts';
import { parseJsonObject } from '../http/parse-json.ts';
import type { BufferedRequest } from '../http/request.ts';
import { sendJson } from '../http/send.ts';

/** The debug token of pages on this machine; when hosted, each is registered in the console. */
export const DEBUG_TOKEN = 'local-cloud';

/** Lifetime of an App Check token in seconds, the hosted default. */
const LIFE = 3600;

const ADDRESS = /^\/firebaseappcheck\.googleapis\.com\/v1\/projects\/([^/]+)\/apps\/([^/]+):exchangeDebugToken$/;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An App Check token as the service issues it, but unsigned, like the ID tokens of the emulators. `now` in milliseconds. */
export function appCheckToken(project: string, app: string, now: number): string {
  const issuedAt = Math.floor(now / 1000);
  const audience = [`projects/${project}`];
  const issuer = `https://firebaseappcheck.googleapis.com/${project}`;
  const claims = { iss: issuer, aud: audience, sub: app, iat: issuedAt, exp: issuedAt + LIFE };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
}

/** Answers App Check's exchange of a debug token; false for another address. Throws HttpError 403 for an unknown token. */
export function exchangeDebugToken({ method, url, body }: BufferedRequest, response: ServerResponse): boolean {
  const [, project = '', app = ''] = ADDRESS.exec(url.pathname) ?? [];
  if (project === '' || method !== 'POST') return false;
  if (parseJsonObject(body).debugToken !== DEBUG_TOKEN)
    throw new HttpError(403, 'PERMISSION_DENIED', 'App attestation failed.');
  sendJson(response, { token: appCheckToken(project, decodeURIComponent(app), Date.now()), ttl: `${LIFE}s` });
  return true;
}
