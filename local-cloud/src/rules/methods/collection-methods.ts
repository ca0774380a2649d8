import { equals, includes, isMember } from '../values/equals.ts';
import { EvaluationError } from '../values/evaluation-error.ts';
import { toText } from '../values/to-text.ts';
import { kindOf, type Routines, type Value } from '../values/value.ts';
import { routine } from './routine.ts';

/** A set of the distinct values in `items`. */
export function toSet(items: readonly Value[]): Value {
  if (items.some((item) => kindOf(item) === 'constraint'))
    throw new EvaluationError('Equality is not defined for type CONSTRAINT_VALUE');
  const distinct: Value[] = [];
  for (const item of items) if (!isMember(distinct, item)) distinct.push(item);
  return { kind: 'set', items: distinct };
}

const outside = (items: readonly Value[], others: readonly Value[]) => items.filter((item) => !isMember(others, item));
const without = (items: readonly Value[], others: readonly Value[]) => items.filter((item) => !includes(others, item));
const itemsOf = (collection: Value[] | { items: Value[] }) =>
  Array.isArray(collection) ? collection : collection.items;

export const listMethods: Routines = {
  size: routine(['list'], (list) => BigInt(list.length)),
  hasAny: routine(['list', 'list'], (list, others) => others.some((item) => includes(list, item))),
  hasAll: routine(['list', 'list'], (list, others) => without(others, list).length === 0),
  hasOnly: routine(['list', 'list'], (list, others) => without(list, others).length === 0),
  concat: routine(['list', 'list'], (list, others) => [...list, ...others]),
  removeAll: routine(['list', 'list'], (list, others) => without(list, others)),
  join: routine(['list', 'string'], (list, between) => list.map((item) => toText(item, 'list.join')).join(between)),
  toSet: routine(['list'], toSet),
};

export const setMethods: Routines = {
  size: routine(['set'], ({ items }) => BigInt(items.length)),
  hasAny: routine(['set', 'list or set'], ({ items }, others) => itemsOf(others).some((item) => isMember(items, item))),
  hasAll: routine(['set', 'list or set'], ({ items }, others) => outside(itemsOf(others), items).length === 0),
  hasOnly: routine(['set', 'list or set'], ({ items }, others) => outside(items, itemsOf(others)).length === 0),
  union: routine(['set', 'set'], (left, right) => toSet([...left.items, ...right.items])),
  intersection: routine(['set', 'set'], (left, right) =>
    toSet(left.items.filter((item) => isMember(right.items, item))),
  ),
  difference: routine(['set', 'set'], (left, right) => toSet(outside(left.items, right.items))),
};

export const mapMethods: Routines = {
  keys: routine(['map'], (map) => [...map.keys()].sort()),
  values: routine(['map'], (map) => [...map.values()]),
  size: routine(['map'], (map) => BigInt(map.size)),
  get: routine(['map', 'string or list', 'any'], (map, path, otherwise) => {
    let value: Value = map;
    for (const key of Array.isArray(path) ? path : [path]) {
      const inner: Value | undefined = value instanceof Map && typeof key === 'string' ? value.get(key) : undefined;
      if (inner === undefined) return otherwise;
      value = inner;
    }
    return value;
  }),
  diff: routine(['map', 'map'], (after, before) => ({ kind: 'map_diff', after, before })),
};

type Diff = { after: Map<string, Value>; before: Map<string, Value> };

const addedKeys = ({ after, before }: Diff) => [...after.keys()].filter((key) => !before.has(key));
const removedKeys = ({ after, before }: Diff) => addedKeys({ after: before, before: after });
const sharedKeys = ({ after, before }: Diff, same: boolean) =>
  [...after]
    .filter(([key, value]) => before.has(key) && equals(value, before.get(key) ?? null) === same)
    .map(([key]) => key);

export const mapDiffMethods: Routines = {
  addedKeys: routine(['map_diff'], (diff) => toSet(addedKeys(diff))),
  removedKeys: routine(['map_diff'], (diff) => toSet(removedKeys(diff))),
  changedKeys: routine(['map_diff'], (diff) => toSet(sharedKeys(diff, false))),
  unchangedKeys: routine(['map_diff'], (diff) => toSet(sharedKeys(diff, true))),
  affectedKeys: routine(['map_diff'], (diff) =>
    toSet([...addedKeys(diff), ...removedKeys(diff), ...sharedKeys(diff, false)]),
  ),
};

/** For a list of which a query only knows members; like Google, treats an unknown member as absent. */
export const constraintMethods: Routines = {
  hasAny: routine(['constraint', 'list'], (known, others) => others.some((item) => includes(known.items, item))),
};
