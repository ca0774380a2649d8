import type { IncomingMessage, ServerResponse } from 'node:http';
import { tellConnectingAddress } from '../http/connecting-address.ts';
import { allowOrigin, answerPreflight } from '../http/cors.ts';
import { HttpError } from '../http/http-error.ts';
import { readBody } from '../http/read-body.ts';
import { sendError } from '../http/send.ts';
import { serviceOf } from '../http/service-name.ts';
import type { Services } from '../services.ts';
import { answerService } from './answer-service.ts';
import { HashingAllowance } from './hashing-allowance.ts';

/** What strangers are told of where they are. */
export interface PublicDoor {
  /** The only site whose pages may use the backend. */
  siteOrigin: string;
  /** The address under which browsers reach the backend. */
  address: string;
}

/** Everything that strangers may ask for; the services judge who they are. Nothing else exists for them. */
const OPEN: readonly (readonly [method: RegExp, path: RegExp])[] = [
  [
    /^POST$/,
    /^\/identitytoolkit\.googleapis\.com\/v1\/accounts:(signUp|signInWithPassword|signInWithEmailLink|signInWithIdp|lookup|update|delete|sendOobCode|resetPassword|createAuthUri)$/,
  ],
  [/^POST$/, /^\/identitytoolkit\.googleapis\.com\/v2\/accounts\/mfa(Enrollment|SignIn):\w+$/],
  [/^GET$/, /^\/identitytoolkit\.googleapis\.com\/(v1\/projects|v2\/recaptchaConfig|v2\/passwordPolicy)$/],
  [/^POST$/, /^\/securetoken\.googleapis\.com\/v1\/token$/],
  // Where the links in mails lead.
  [/^(GET|HEAD|POST)$/, /^\/emulator\/action$/],
  [/^(GET|POST)$/, /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/],
  [
    /^POST$/,
    /^\/v1\/projects\/[^/]+\/databases\/\(default\)\/documents(\/[^:]*)?:(batchGet|commit|runQuery|runAggregationQuery)$/,
  ],
  // Files: their addresses are signed, or belong to an upload that was begun with such a one.
  [/^(GET|HEAD|PUT|POST|DELETE)$/, /^\/[\w.-]+\.firebasestorage\.app\/.+$/],
];

const allowances = new WeakMap<Services, HashingAllowance>();

function allowanceOf(services: Services): HashingAllowance {
  const allowance = allowances.get(services) ?? new HashingAllowance();
  allowances.set(services, allowance);
  return allowance;
}

const PAGE_STYLE = '/local/page.css';

/**
 * Answers a request that came over the network, through the gateway on this machine, which gives the stranger's own
 * address in `X-Forwarded-For`. Every failure becomes an error response.
 */
export async function answerStranger(
  services: Services,
  door: PublicDoor,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    requireOrigin(request, door);
    allowOrigin(request, response);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (request.method === 'OPTIONS') answerPreflight(request, response);
    else await admit(services, request, response);
  } catch (error) {
    if ((!request.complete && request.errored) || response.destroyed) return;
    if (!request.complete && !response.headersSent) response.setHeader('Connection', 'close');
    sendError(response, error);
  }
}

async function admit(services: Services, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = insideUrl(request);
  const client = takeHeader(request, 'x-forwarded-for') ?? '';
  tellConnectingAddress(request, client);
  allowanceOf(services).take(client, url.pathname);
  if (request.method === 'GET' && url.pathname === PAGE_STYLE) {
    services.auth.handle({ method: 'GET', url, headers: request.headers, body: await readBody(request) }, response);
    return;
  }
  const service = serviceOf(url, (address) => services.functions.owns(address));
  if (!service || !(await isOpen(services, request.method ?? '', url)))
    throw new HttpError(404, 'NOT_FOUND', 'There is nothing at this address.');
  await answerService(services, service, request, response, url);
}

async function isOpen({ functions }: Services, method: string, url: URL): Promise<boolean> {
  if (functions.owns(url)) return method === 'POST' && functions.isCallable(url);
  return OPEN.some(([methods, paths]) => methods.test(method) && paths.test(url.pathname));
}

/** A form on a page of our own has that page's origin. */
function requireOrigin({ headers: { origin } }: IncomingMessage, { siteOrigin, address }: PublicDoor): void {
  if (origin === undefined || origin === siteOrigin || origin === address) return;
  throw new HttpError(403, 'PERMISSION_DENIED', 'Pages of other sites may not use this one.');
}

/** The address as it was signed here: addresses of files are signed for this machine, and handed out for the network. */
function insideUrl(request: IncomingMessage): URL {
  const path = request.url ?? '/';
  if (!path.startsWith('/') || !URL.canParse(`http://localhost${path}`))
    throw new HttpError(400, 'INVALID_ARGUMENT', 'The request address is not valid.');
  return new URL(`http://localhost${path}`);
}

function takeHeader({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  delete headers[name];
  return typeof value === 'string' ? value : undefined;
}
