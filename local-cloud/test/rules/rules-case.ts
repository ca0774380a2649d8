/** Stands for the time of the request, as `serverTimestamp()` does; in fields and in maps. */
export const NOW = Symbol('time of the request');

/** A time before the request, for stories about minutes: replaying all of them takes a while. */
export class MinutesAgo {
  readonly minutes: number;
  constructor(minutes: number) {
    this.minutes = minutes;
  }
}

/** Fields in plain values: integers are stored as integers, other numbers as doubles, Dates as timestamps. */
export type Fields = Record<string, unknown>;

/** Documents by their path relative to the database. */
export type Documents = Record<string, Fields>;

export type Write =
  | { kind: 'set'; path: string; fields: Fields }
  | { kind: 'update'; path: string; fields: Fields }
  | { kind: 'delete'; path: string };

export type Condition = [field: string, op: 'EQUAL' | 'IN' | 'ARRAY_CONTAINS', value: unknown];

export type Deed =
  | { kind: 'get'; path: string }
  | { kind: 'list'; collection: string; where: Condition[]; limit?: number }
  | { kind: 'commit'; writes: Write[] };

/** One story: who does what, and whether the rules allow it. A caller is a uid; undefined is a visitor. */
export interface RulesCase {
  story: string;
  caller: string | undefined;
  deed: Deed;
  allowed: boolean;
}

/** Stories told over the same documents. */
export interface RulesSuite {
  name: string;
  documents: Documents;
  cases: RulesCase[];
}

export const get = (path: string): Deed => ({ kind: 'get', path });
export const list = (collection: string, ...where: Condition[]): Deed => ({ kind: 'list', collection, where });
export const commit = (...writes: Write[]): Deed => ({ kind: 'commit', writes });

/** Writes the whole document, new or not. */
export const set = (path: string, fields: Fields): Write => ({ kind: 'set', path, fields });
/** Replaces the named top-level fields; `undefined` removes one. */
export const update = (path: string, fields: Fields): Write => ({ kind: 'update', path, fields });
export const remove = (path: string): Write => ({ kind: 'delete', path });

const story =
  (allowed: boolean) =>
  (caller: string | undefined, words: string, deed: Deed): RulesCase => ({
    story: `${allowed ? 'lets' : 'stops'} ${words}`,
    caller,
    deed,
    allowed,
  });

export const lets = story(true);
export const stops = story(false);

/** The e-mail address in a caller's token. */
export const emailOf = (uid: string) => `${uid}@cursiv.test`;

/** Whether somebody has verified the e-mail address in their token: everybody but `nina`. */
export const isEmailVerified = (uid: string) => uid !== 'nina';

/** The fields without the named one. */
export const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));

const MINUTE = 60_000;
/** A time this many minutes from now; negative for the past. */
export const minutesFromNow = (minutes: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + minutes * MINUTE);
