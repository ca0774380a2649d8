import { type Deed, lets, type RulesCase, stops } from './rules-case.ts';

/** Who writes something of this size: so many characters, entries or percent. */
export type Try = (size: number) => { caller: string; deed: Deed };

/** For each limit the ways to come up against it, or why no rule knows of it. */
export type Tried<Limits> = { readonly [Name in keyof Limits]: readonly Try[] | string };

/** Each limit of an entity as stories: what is as large as it may be is let, and one more is stopped. */
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

/** A least number as stories: so much is let, and one less is stopped. */
export function leastStories(name: string, least: number, attempt: Try): RulesCase[] {
  const [enough, less] = [attempt(least), attempt(least - 1)];
  return [
    lets(enough.caller, `${name} of ${least}`, enough.deed),
    stops(less.caller, `${name} of ${least - 1}`, less.deed),
  ];
}

/** A choice as stories: each of its values is let, and one that is none of them is stopped. */
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

/** A text of so many characters, each of more than one byte. */
export const textOf = (size: number): string => 'ș'.repeat(size);

/** A list of so many entries. */
export const listOf = <T>(size: number, entry: T): T[] => Array.from({ length: size }, () => entry);
