import { type Deed, lets, type RulesCase, stops } from './rules-case.ts';

/** Writes something of this size: a number of characters, entries or percent. */
export type Try = (size: number) => { caller: string; deed: Deed };

/** For each limit, the writes that reach it, or why no rule enforces it. */
export type Tried<Limits> = { readonly [Name in keyof Limits]: readonly Try[] | string };

/** Each limit of an entity as stories: the largest allowed value passes, one more is refused. */
export const limitStories = <Limits extends Readonly<Record<string, number>>>(
  limits: Limits,
  tried: Tried<Limits>,
): RulesCase[] =>
  Object.entries(limits).flatMap(([name, most]) => {
    const tries = tried[name] ?? [];
    return typeof tries === 'string' ? [] : tries.flatMap((attempt) => mostStories(name, most, attempt));
  });

function mostStories(name: string, most: number, attempt: Try): RulesCase[] {
  const [within, beyond] = [attempt(most), attempt(most + 1)];
  return [
    lets(within.caller, `${name} of ${most}`, within.deed),
    stops(beyond.caller, `${name} of ${most + 1}`, beyond.deed),
  ];
}

/** A minimum as stories: the minimum passes, one less is refused. */
export function leastStories(name: string, least: number, attempt: Try): RulesCase[] {
  const [enough, less] = [attempt(least), attempt(least - 1)];
  return [
    lets(enough.caller, `${name} of ${least}`, enough.deed),
    stops(less.caller, `${name} of ${least - 1}`, less.deed),
  ];
}

/** A choice as stories: each of its values passes, any other is refused. */
export const choiceStories = (
  name: string,
  values: readonly (string | number)[],
  choose: (value: string | number) => ReturnType<Try>,
): RulesCase[] => [
  ...values.map((value) => {
    const { caller, deed } = choose(value);
    return lets(caller, `${name}: ${value}`, deed);
  }),
  stops(choose('unknown').caller, `${name}: unknown`, choose('unknown').deed),
];

/** A text of this many characters, each of more than one byte. */
export const textOf = (size: number): string => 'ș'.repeat(size);

/** A list of this many entries. */
export const listOf = <T>(size: number, entry: T): T[] => Array.from({ length: size }, () => entry);
