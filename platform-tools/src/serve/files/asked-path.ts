import type { IncomingMessage } from 'node:http';

/** The path of a request exactly as requested: parsed as a URL, `//host` would become another host, or nothing. */
export const askedPath = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';
