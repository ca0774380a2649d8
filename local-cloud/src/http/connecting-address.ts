import type { IncomingMessage } from 'node:http';

const told = new WeakMap<IncomingMessage, string>();

/** Says for whom a gateway of ours has passed a request on. */
export const tellConnectingAddress = (request: IncomingMessage, address: string): void =>
  void told.set(request, address);

/** The network address of whoever made the request. */
export const connectingAddress = (request: IncomingMessage): string | undefined =>
  told.get(request) ?? request.socket.remoteAddress;
