import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';

/** Where the payload function answers locally; hosted, a rewrite of the shell's site leads to it. */
const PAYLOAD_FUNCTION = 'http://127.0.0.1:3010/demo-cursiv/us-central1/payload';

/** Hands a request for a per-page payload to the function that makes it. */
export function forwardPayload(request: IncomingMessage, response: ServerResponse): void {
  const upstream = httpRequest(`${PAYLOAD_FUNCTION}${request.url}`, { method: request.method }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  upstream.on('error', () => {
    response.writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.end('{"error":{"code":"offline"}}');
  });
  upstream.end();
}
