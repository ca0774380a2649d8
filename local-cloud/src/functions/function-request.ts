import type { IncomingMessage, ServerResponse } from 'node:http';
import { connectingAddress } from '../http/connecting-address.ts';
import { HttpError } from '../http/http-error.ts';

/** The part of an Express request that functions use, on top of Node's. */
export interface FunctionRequest extends IncomingMessage {
  rawBody: Buffer;
  body: unknown;
  query: Record<string, string>;
  path: string;
  originalUrl: string;
  protocol: string;
  ip: string;
  header(name: string): string | undefined;
  get(name: string): string | undefined;
  is(type: string): boolean;
  /** The answer to it. */
  res: ServerResponse;
}

/**
 * Adds the properties that functions expect to a request whose body was read; `path` is the part after the function's
 * name. Throws 400.
 */
export function toFunctionRequest(
  request: IncomingMessage,
  res: ServerResponse,
  { rawBody, url, path }: { rawBody: Buffer; url: URL; path: string },
): FunctionRequest {
  const contentType = request.headers['content-type'] ?? '';
  request.headers['x-forwarded-for'] = forwardedFor(request);
  const header = (name: string) => {
    const value = request.headers[name.toLowerCase()];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  return Object.assign(request, {
    rawBody,
    body: parseBody(rawBody, contentType),
    query: Object.fromEntries(url.searchParams),
    path: path || '/',
    originalUrl: request.url ?? '/',
    protocol: 'http',
    ip: '127.0.0.1',
    header,
    get: header,
    is: (type: string) => contentType.includes(type),
    res,
  });
}

/** Like the front end of hosted functions, adds the connecting address after any that the sender claims. */
function forwardedFor(request: IncomingMessage): string {
  return [request.headers['x-forwarded-for'], connectingAddress(request)].filter(Boolean).join(', ');
}

function parseBody(body: Buffer, contentType: string): unknown {
  const text = body.toString('utf8');
  if (contentType.includes('x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  if (!contentType.includes('json')) return text;
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new HttpError(400, 'INVALID_ARGUMENT', 'The request body is not valid JSON.');
  }
}
