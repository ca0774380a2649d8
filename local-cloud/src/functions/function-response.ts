import type { ServerResponse } from 'node:http';

/** The part of an Express response that functions use, on top of Node's. */
export interface FunctionResponse extends ServerResponse {
  status(code: number): FunctionResponse;
  set(name: string | Record<string, string>, value?: string): FunctionResponse;
  header(name: string | Record<string, string>, value?: string): FunctionResponse;
  type(contentType: string): FunctionResponse;
  json(body: unknown): FunctionResponse;
  send(body?: unknown): FunctionResponse;
  sendStatus(code: number): FunctionResponse;
  redirect(statusOrUrl: number | string, url?: string): void;
}

/** Adds the methods that functions expect to a response. */
export function toFunctionResponse(response: ServerResponse): FunctionResponse {
  const set: FunctionResponse['set'] = (name, value = '') => {
    const headers = typeof name === 'string' ? { [name]: value } : name;
    for (const [key, text] of Object.entries(headers)) response.setHeader(key, text);
    return adapted;
  };
  const adapted: FunctionResponse = Object.assign(response, {
    status: (code: number) => {
      response.statusCode = code;
      return adapted;
    },
    set,
    header: set,
    type: (contentType: string) => set('Content-Type', contentType),
    json: (body: unknown) => sendTyped(adapted, 'application/json; charset=utf-8', JSON.stringify(body)),
    send: (body?: unknown) => send(adapted, body),
    sendStatus: (code: number) => send(adapted.status(code), undefined),
    redirect: (statusOrUrl: number | string, url?: string) => {
      response.statusCode = typeof statusOrUrl === 'number' ? statusOrUrl : 302;
      response.setHeader('Location', url ?? String(statusOrUrl));
      response.end();
    },
  });
  return adapted;
}

function send(response: FunctionResponse, body: unknown): FunctionResponse {
  if (body === undefined) response.end();
  else if (typeof body === 'string') sendTyped(response, 'text/html; charset=utf-8', body);
  else if (body instanceof Uint8Array) sendTyped(response, 'application/octet-stream', body);
  else response.json(body);
  return response;
}

function sendTyped(response: FunctionResponse, contentType: string, body: string | Uint8Array): FunctionResponse {
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', contentType);
  response.end(body);
  return response;
}
