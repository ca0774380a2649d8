import type { StructuredQuery, WireFilter, WireValue } from '../../src/firestore-model/wire.ts';
import type { Random } from './random.ts';

const FIELDS = ['owner', 'n', 'pub', 'tags', 'm.x'] as const;
type Field = (typeof FIELDS)[number];

/** Values that conditions and queries compare a field with, in both languages. */
const VALUES: Record<Field, [rule: string, wire: WireValue][]> = {
  owner: [
    ["'alice'", { stringValue: 'alice' }],
    ["'bob'", { stringValue: 'bob' }],
    ['request.auth.uid', { stringValue: 'alice' }],
    ['null', { nullValue: null }],
  ],
  n: [
    ['5', { integerValue: '5' }],
    ['6', { integerValue: '6' }],
    ['5.5', { doubleValue: 5.5 }],
    ["'5'", { stringValue: '5' }],
  ],
  pub: [
    ['true', { booleanValue: true }],
    ['false', { booleanValue: false }],
  ],
  tags: [
    ["'a'", { stringValue: 'a' }],
    ["'b'", { stringValue: 'b' }],
    ["['a']", { arrayValue: { values: [{ stringValue: 'a' }] } }],
  ],
  'm.x': [
    ['1', { integerValue: '1' }],
    ['2', { integerValue: '2' }],
  ],
};
const COMPARISONS = ['==', '==', '==', '!=', '<', '<=', '>', '>='];
const TYPES = ['string', 'int', 'bool', 'list', 'map', 'number'];
const OPERATORS = [
  'EQUAL',
  'EQUAL',
  'EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
];
const MANY = ['IN', 'IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'];
/** Without those about NaN: Google's results for them beside other conditions follow no rule. */
const UNARY = ['IS_NULL', 'IS_NOT_NULL'];

/** A rule's condition on the documents in a list. */
export function listCondition(random: Random, depth = 2): string {
  if (depth > 0 && random.chance(0.6)) {
    const inner = () => listCondition(random, depth - 1);
    return random.pick([
      () => `(${inner()} && ${inner()})`,
      () => `(${inner()} || ${inner()})`,
      () => `!(${inner()})`,
      () => `(${inner()} ? ${inner()} : ${inner()})`,
    ])();
  }
  return atom(random);
}

function atom(random: Random): string {
  const field = random.pick(FIELDS);
  const path = `resource.data.${field}`;
  const value = () => random.pick(VALUES[field])[0];
  return random.pick([
    () => `(${path} ${random.pick(COMPARISONS)} ${value()})`,
    () => `(${path} ${random.pick(COMPARISONS)} ${value()})`,
    () => `(${value()} ${random.pick(COMPARISONS)} ${path})`,
    () => `(${path} in [${value()}, ${value()}])`,
    () => `(${value()} in ${path})`,
    () => `${path}.hasAny([${value()}])`,
    () => `(${path} is ${random.pick(TYPES)})`,
    () => `('${field}' in resource.data)`,
    () => `(request.query.limit ${random.pick(COMPARISONS)} 10)`,
    () => `resource.data.get('${field}', ${value()}) == ${value()}`,
    () => `resource.data.keys().hasAny(['${field}'])`,
    () => `(${path}.size() > 0)`,
    () => 'request.auth != null',
    () => 'resource == null',
  ])();
}

/** A query over the collection `id`. */
export function listQuery(random: Random, id: string): StructuredQuery {
  const where = random.chance(0.9) ? filter(random, 2) : undefined;
  const limit = random.chance(0.4) ? { limit: random.pick([5, 10, 11]) } : {};
  return { from: [{ collectionId: id }], ...(where && { where }), ...limit };
}

function filter(random: Random, depth: number): WireFilter {
  if (depth > 0 && random.chance(0.6)) {
    const filters = Array.from({ length: 2 + random.below(2) }, () => filter(random, depth - 1));
    return { compositeFilter: { op: random.chance(0.75) ? 'AND' : 'OR', filters } };
  }
  const fieldPath = random.pick(FIELDS);
  const field = { fieldPath };
  const value = () => random.pick(VALUES[fieldPath])[1];
  const kind = random.next();
  if (kind < 0.6) return { fieldFilter: { field, op: random.pick(OPERATORS), value: value() } };
  if (kind < 0.7) return { fieldFilter: { field, op: 'NOT_EQUAL', value: value() } };
  if (kind < 0.8) return { fieldFilter: { field, op: 'ARRAY_CONTAINS', value: value() } };
  if (kind < 0.9)
    return { fieldFilter: { field, op: random.pick(MANY), value: { arrayValue: { values: [value(), value()] } } } };
  return { unaryFilter: { field, op: random.pick(UNARY) } };
}
