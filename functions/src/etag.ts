import { createHash } from 'node:crypto';

/** The strong ETag of an answer: the same for the same text, whichever instance answers. */
export const etagOf = (body: string | Buffer): string => `"${createHash('sha256').update(body).digest('base64url')}"`;
