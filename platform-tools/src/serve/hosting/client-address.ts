import type { IncomingMessage } from 'node:http';

const told = new WeakMap<IncomingMessage, string>();

/** Says whose request a trusted proxy has passed on. */
export const tellClient = (request: IncomingMessage, address: string): void => void told.set(request, address);

/** The network address of the client. */
export const clientOf = (request: IncomingMessage): string | undefined =>
  told.get(request) ?? request.socket.remoteAddress;
