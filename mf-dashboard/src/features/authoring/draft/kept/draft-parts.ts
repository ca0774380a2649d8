import { type DraftLesson, sameValues } from '@cursiv/shared-domain';
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

const named = (kind: string, items: Readonly<Record<string, unknown>>) =>
  Object.entries(items).map(([id, item]): [string, unknown] => [`${kind}.${id}`, item]);

/** Takes a draft apart. */
export function partsOf({ content: { outline, ...words }, ...records }: DraftState): DraftParts {
  const lessons = outline.flatMap(({ id: unitId, lessons }) => lessons.map((lesson) => ({ unitId, lesson })));
  return new Map([
    ...named('words', words),
    ['order', outline.map(({ id, lessons }) => [id, lessons.map((lesson) => lesson.id)])],
    ...outline.map(({ id, title }): [string, unknown] => [`unit.${id}`, title]),
    ...lessons.map((it): [string, LessonInUnit] => [`lesson.${it.lesson.id}`, it]),
    ...RECORDS.flatMap((record) => named(record, records[record])),
  ]);
}

/** Where a part stands: its lesson and unit, so that it is found again even if others have removed them. */
function around(name: string, parts: DraftParts): string[] {
  const [kind = '', id = ''] = name.split(/\.(.*)/s);
  if (kind !== 'lesson' && !RECORDS.some((record) => record === kind)) return [];
  const lesson = `lesson.${id.replace(/_(ro|en)$/, '')}`;
  const place = parts.get(lesson) as LessonInUnit | undefined;
  return place ? [lesson, `unit.${place.unitId}`] : [];
}

/** The names of the parts in which two drafts differ, and of those around them. */
export function differing(one: DraftParts, other: DraftParts): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  const edited = [...names].filter((name) => !sameValues(one.get(name), other.get(name)));
  return [...new Set(edited.flatMap((name) => [name, ...around(name, one)]))];
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
