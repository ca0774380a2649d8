import type { IncomingHttpHeaders } from 'node:http';
import { decodeJwt } from '../auth/tokens/id-token.ts';
import { isXmlAddress } from '../http/is-signed.ts';
import type { ServiceName } from '../http/service-name.ts';
import { streamOf } from '../http/stream-of.ts';
import type { Begun } from './request-log.ts';

/** The target of a request, as far as its address tells; the services add the documents they touch. */
export function describeRequest(service: ServiceName, method: string, url: URL, headers: IncomingHttpHeaders): Begun {
  const { operation, targets = [] } = describe[service](method, url);
  return { service, operation, targets, caller: claimedCaller(headers.authorization) };
}

/** What is asked of a file by a signed address; all else sends one. */
const XML: Readonly<Record<string, string>> = { GET: 'get', HEAD: 'head' };

interface Described {
  operation: string;
  targets?: string[];
}

const describe: Readonly<Record<ServiceName, (method: string, url: URL) => Described>> = {
  auth: (method, { pathname }) => ({
    operation: /accounts:(\w+)$/.exec(pathname)?.[1] ?? `${method} ${pathname.split('/').at(-1) ?? ''}`,
  }),
  firestore(method, url) {
    const stream = streamOf(url);
    const verb = method === 'POST' ? /:([A-Za-z]+)$/.exec(url.pathname)?.[1] : undefined;
    return { operation: stream ? `${stream} channel` : (verb ?? method.toLowerCase()) };
  },
  storage(method, url) {
    const { pathname, searchParams } = url;
    if (isXmlAddress(url))
      return { operation: XML[method] ?? 'upload', targets: [decoded(pathname.replace(/^\/[^/]+\//, ''))] };
    const name = /\/o\/([^/]+)$/.exec(pathname)?.[1];
    const target = name === undefined ? (searchParams.get('name') ?? searchParams.get('prefix')) : decoded(name);
    const operation = method === 'POST' || searchParams.has('upload_id') ? 'upload' : method.toLowerCase();
    return { operation: name === undefined && method === 'GET' ? 'list' : operation, targets: target ? [target] : [] };
  },
  functions: (_method, { pathname }) => ({ operation: 'call', targets: [pathname.split('/').slice(3).join('/')] }),
};

/**
 * The account named by the credential, unverified: an entry also names callers who were refused. Authentication's own
 * operations carry the ID token in their body instead, see `accountOf`.
 */
function claimedCaller(authorization = ''): string {
  const token = authorization.split(' ')[1];
  if (!token) return 'visitor';
  const subject = decodeJwt(token)?.sub;
  if (token === 'owner' || (typeof subject === 'string' && subject.endsWith('.gserviceaccount.com'))) return 'owner';
  return typeof subject === 'string' ? subject : 'visitor';
}

/** The uid in the ID token of a request to Authentication; undefined without one. */
export function accountOf(body: Buffer): string | undefined {
  const token = /"idToken"\s*:\s*"([^"]+)"/.exec(body.toString('utf8'))?.[1];
  const subject = token === undefined ? undefined : decodeJwt(token)?.sub;
  return typeof subject === 'string' ? subject : undefined;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
