import { type JsonObject, parseJsonObject } from '../http/parse-json.ts';
import type { BufferedRequest } from '../http/request.ts';
import type { AuthContext } from './auth-context.ts';
import { AuthError, notSupported } from './auth-error.ts';
import { SECOND_FACTOR_OPERATIONS } from './operations/second-factor.ts';
import { ADMIN_OPERATIONS, OPERATIONS } from './operations.ts';
import { adminConfig, passwordPolicy, projectConfig, recaptchaConfig } from './project-config.ts';
import { refreshIdToken } from './refresh-id-token.ts';
import type { Authenticate } from './tokens/authenticate.ts';

const TOOLKIT = '/identitytoolkit.googleapis.com/';

/**
 * Finds and runs the operation of a request: `/v1/accounts:<op>` for the SDKs, `/v1/projects/<project>/accounts[:<op>]`
 * for firebase-admin. Returns undefined when the path does not belong to Authentication; throws AuthError.
 */
export function routeAuth(
  context: AuthContext,
  authenticate: Authenticate,
  request: BufferedRequest,
): JsonObject | undefined {
  const { url, method, headers, body } = request;
  if (url.pathname === '/securetoken.googleapis.com/v1/token') return refreshIdToken(context, refreshForm(request));
  const emulator = /^\/emulator\/v1\/projects\/[^/]+\/(oobCodes|accounts)$/.exec(url.pathname);
  if (emulator) return routeEmulator(context, method, emulator[1]);
  if (!url.pathname.startsWith(TOOLKIT)) return undefined;
  const path = url.pathname.slice(TOOLKIT.length);
  const config = method === 'GET' ? publicConfig(context, path) : undefined;
  if (config) return config;
  if (method === 'GET' && /^admin\/v2\/projects\/[^/]+\/config$/.test(path)) {
    if (!isOwner(authenticate, headers.authorization)) throw new AuthError('INSUFFICIENT_PERMISSION', 403);
    return adminConfig(context.project);
  }
  const origin = context.public?.address ?? `http://${headers.host ?? url.host}`;
  const secondFactor = /^v2\/accounts\/(\w+:\w+)$/.exec(path)?.[1];
  const step = secondFactor === undefined ? undefined : pick(SECOND_FACTOR_OPERATIONS, secondFactor);
  if (step) return step(context, { body: parseJsonObject(body), admin: false, origin });
  const [, inProject, operation] = /^v1\/(projects\/[^/]+\/)?accounts(?::(\w+))?$/.exec(path) ?? [];
  if (inProject === undefined && operation === undefined) throw notSupported(`${method} ${path}`);
  const admin = isOwner(authenticate, headers.authorization);
  if (inProject !== undefined && !admin) throw new AuthError('INSUFFICIENT_PERMISSION', 403);
  const name = operation ?? 'signUp';
  const run = pick(OPERATIONS, name) ?? (admin ? pick(ADMIN_OPERATIONS, name) : undefined);
  if (!run) throw notSupported(`accounts:${name}`);
  const fields = method === 'GET' ? Object.fromEntries(url.searchParams) : parseJsonObject(body);
  return run(context, { body: fields, admin, origin });
}

function pick<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The SDK sends no Authorization to Identity Toolkit; a Bearer other than the owner's is not an administrator's. */
function isOwner(authenticate: Authenticate, header: string | undefined): boolean {
  return header !== undefined && authenticate(header) === 'owner';
}

function routeEmulator({ accounts, oobCodes }: AuthContext, method: string, what: string | undefined): JsonObject {
  if (what === 'oobCodes' && method === 'GET') return { oobCodes: oobCodes.list() };
  if (what === 'accounts' && method === 'DELETE') {
    accounts.clear();
    return {};
  }
  throw notSupported(`${method} on ${what ?? 'the emulator'}`);
}

function publicConfig({ project }: AuthContext, path: string): JsonObject | undefined {
  if (path === 'v1/projects') return projectConfig(project);
  if (path === 'v2/recaptchaConfig') return recaptchaConfig();
  if (path === 'v2/passwordPolicy') return passwordPolicy();
  return undefined;
}

/** The web SDK posts a form, other clients JSON. */
function refreshForm({ headers, body }: BufferedRequest): URLSearchParams {
  if (!headers['content-type']?.includes('json')) return new URLSearchParams(body.toString('utf8'));
  const entries = Object.entries(parseJsonObject(body));
  return new URLSearchParams(entries.map(([key, value]): [string, string] => [key, String(value)]));
}
