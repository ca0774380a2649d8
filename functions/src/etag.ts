import { createHash } from 'node:crypto';

/** The strong ETag of an answer: the same for the same text, whichever instance answers. */
export const etagOf = (body: string): string => `"${createHash('sha256').update(body).digest('base64url')}"`;
