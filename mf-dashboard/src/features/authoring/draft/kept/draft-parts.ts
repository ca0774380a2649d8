import { type DraftLesson, type DraftUnit, sameValues } from '@cursiv/shared-domain';
import type { DraftState } from '../draft-state.ts';

/** A draft in parts, each by a name such as `lesson.l1` or `bodies.l1_ro`: an edit changes one or two of them. */
export type DraftParts = Map<string, unknown>;

interface LessonInUnit {
  unitId: string;
  lesson: DraftLesson;
}

/** The units in order, each with its lessons in order. */
type Order = [unitId: string, lessonIds: string[]][];

const RECORDS = ['bodies', 'originals', 'quizzes', 'captions'] as const;

type Part = [name: string, part: unknown];

const named = (kind: string, items: Readonly<Record<string, unknown>>, known: Readonly<Record<string, unknown>> = {}) =>
  Object.entries(items)
    .filter(([id, item]) => item !== known[id])
    .map(([id, item]): Part => [`${kind}.${id}`, item]);

const partsOfUnit = ({ id: unitId, title, lessons }: DraftUnit): Part[] => [
  [`unit.${unitId}`, title],
  ...lessons.map((lesson): [string, LessonInUnit] => [`lesson.${lesson.id}`, { unitId, lesson }]),
];

/** Takes a draft apart; without what is the very same in another one, which is most of it where a key is between the two. */
function partsOf({ content: { outline, ...words }, ...records }: DraftState, other?: DraftState): DraftParts {
  const known = new Set(other?.content.outline);
  const order = (): Part => ['order', outline.map(({ id, lessons }) => [id, lessons.map((lesson) => lesson.id)])];
  return new Map([
    ...named('words', words, other?.content),
    ...(outline === other?.content.outline ? [] : [order()]),
    ...outline.filter((unit) => !known.has(unit)).flatMap(partsOfUnit),
    ...RECORDS.flatMap((record) =>
      records[record] === other?.[record] ? [] : named(record, records[record], other?.[record]),
    ),
  ]);
}

/** Where a part stands: its lesson and unit, so that it is found again even if others have removed them. */
function around(name: string, { content: { outline } }: DraftState): Part[] {
  const [kind = '', id = ''] = name.split(/\.(.*)/s);
  if (kind !== 'lesson' && !RECORDS.some((record) => record === kind)) return [];
  const lessonId = id.replace(/_(ro|en)$/, '');
  const unit = outline.find(({ lessons }) => lessons.some((lesson) => lesson.id === lessonId));
  const names = [`lesson.${lessonId}`, `unit.${unit?.id}`];
  return unit ? partsOfUnit(unit).filter(([part]) => names.includes(part)) : [];
}

/** The parts in which a draft differs from what it was before, and those around them, as they are and were. */
export function differing(now: DraftState, before: DraftState): Map<string, { now: unknown; before: unknown }> {
  const [here, there] = [partsOf(now, before), partsOf(before, now)];
  const names = [...new Set([...here.keys(), ...there.keys()])];
  const edited = names.filter((name) => !sameValues(here.get(name), there.get(name)));
  const placed = edited.flatMap((name) => around(name, now));
  return new Map([
    ...placed.map(([name, part]) => [name, { now: part, before: there.get(name) ?? part }] as const),
    // Those among them that are edited, too, as they were: perhaps nowhere.
    ...edited.map((name) => [name, { now: here.get(name), before: there.get(name) }] as const),
  ]);
}

/** The present order, with lessons at the end of their units that are no longer in it. */
function orderOf(all: DraftParts, parts: DraftParts): Order {
  const order = new Map(all.get('order') as Order);
  if (parts.has('order')) return [...order];
  const known = new Set([...order.values()].flat());
  for (const part of parts.values()) {
    const { unitId, lesson } = (part ?? {}) as Partial<LessonInUnit>;
    if (unitId && lesson && !known.has(lesson.id)) order.set(unitId, [...(order.get(unitId) ?? []), lesson.id]);
  }
  return [...order];
}

/** Puts a draft together from the parts in which it differs from another; those that it does not have are undefined. */
export function draftFrom(parts: DraftParts, other: DraftState): DraftState {
  const all: DraftParts = new Map([...partsOf(other), ...parts].filter(([, part]) => part !== undefined));
  const record = (kind: string) =>
    Object.fromEntries(
      [...all].flatMap(([name, part]) => (name.startsWith(`${kind}.`) ? [[name.slice(kind.length + 1), part]] : [])),
    );
  const outline = orderOf(all, parts).map(([id, lessonIds]) => ({
    id,
    title: all.get(`unit.${id}`) ?? {},
    lessons: lessonIds.flatMap((lessonId) => (all.get(`lesson.${lessonId}`) as LessonInUnit | undefined)?.lesson ?? []),
  }));
  const content = { ...record('words'), outline };
  return { content, ...Object.fromEntries(RECORDS.map((kind) => [kind, record(kind)])) } as unknown as DraftState;
}
