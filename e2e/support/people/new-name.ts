import { randomUUID } from 'node:crypto';

/** A name that nobody and nothing has yet: a test that is tried again meets what its first try has left behind. */
export const newName = (prefix: string): string => `${prefix} ${randomUUID().slice(0, 8)}`;
