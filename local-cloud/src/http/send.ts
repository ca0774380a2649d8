import type { ServerResponse } from 'node:http';
import { RpcError } from '../status.ts';
import { HttpError } from './http-error.ts';

export function sendJson(response: ServerResponse, body: unknown, http = 200): void {
  response.statusCode = http;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}

export function sendText(response: ServerResponse, text: string, contentType: string, http = 200): void {
  response.statusCode = http;
  response.setHeader('Content-Type', `${contentType}; charset=utf-8`);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.end(text);
}

/** Ends a response without a body. */
export function sendStatus(response: ServerResponse, http: number): void {
  response.statusCode = http;
  response.end();
}

/** Answers any thrown value in Google's error shape. What is not a known error is logged and answered as INTERNAL. */
export function sendError(response: ServerResponse, error: unknown): void {
  const known = error instanceof RpcError || error instanceof HttpError;
  if (!known) console.error(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const http = known ? error.http : 500;
  const message = known ? error.message : 'Internal error.';
  sendJson(response, { error: { code: http, message, status: known ? error.status : 'INTERNAL' } }, http);
}
