import type { IncomingMessage } from 'node:http';

/** The path of a request as it was asked for: as a URL, `//host` would be read as another host, or as none. */
export const askedPath = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';
