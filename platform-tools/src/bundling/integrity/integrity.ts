import { createHash } from 'node:crypto';

/** Hash of some bytes as browsers check it: `sha384-…`. */
export const integrityOf = (bytes: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
