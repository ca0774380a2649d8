import { NOW, set, type Write } from '../rules-case.ts';

/** The mark that a person's new document is the first of its kind that day; written in the same batch. */
export const counted = (uid: string, kind: string, id: string): Write =>
  set(`allowances/${uid}__${kind}`, { since: NOW, count: 1, last: id, at: NOW });
