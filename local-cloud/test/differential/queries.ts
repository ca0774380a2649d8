import type { WireFilter, WireValue } from '../../src/firestore-model/wire.ts';
import type { Random } from '../generated/random.ts';
import type { Request, Scenario } from './request.ts';
import { anyValue, ROOT, VALUES, vector } from './values.ts';

const FIELDS = ['n', 'n', 'n', 'm', 'm', 'tags', 'map.x', '__name__', '`odd.name`'] as const;
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', '1', '10', '2', '__id7__', 'Z', 'ț'];
const COMPARISONS = [
  'EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
];
const MANY = ['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'];
const UNARY = ['IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN'];

/** Documents of mixed values, and queries of every shape over them. */
export function queryScenario(random: Random): Scenario {
  const requests = Array.from({ length: 20 }, () => (random.chance(0.2) ? aggregation(random) : plainQuery(random)));
  return { documents: documents(random), requests };
}

function documents(random: Random): Record<string, object> {
  const found: Record<string, object> = {};
  for (const id of IDS) found[random.chance(0.85) ? `items/${id}` : `items/b/items/${id}`] = fields(random);
  return found;
}

function fields(random: Random): object {
  const given: Record<string, WireValue> = {};
  for (const name of ['n', 'm', 'odd.name']) if (random.chance(0.8)) given[name] = anyValue(random);
  if (random.chance(0.7)) given.tags = { arrayValue: { values: [anyItem(random), anyItem(random)] } };
  if (random.chance(0.6)) given.map = { mapValue: { fields: { x: anyValue(random) } } };
  if (random.chance(0.6)) given.v = vector(random.below(4), random.below(4));
  return given;
}

/** Arrays contain neither arrays nor vectors. */
function anyItem(random: Random): WireValue {
  const value = anyValue(random);
  return 'arrayValue' in value || 'mapValue' in value ? { integerValue: '1' } : value;
}

function plainQuery(random: Random): Request {
  return { method: 'POST', path: parent(random, ':runQuery'), body: { structuredQuery: query(random) } };
}

function aggregation(random: Random): Request {
  const aggregations = Array.from({ length: 1 + random.below(3) }, (_, index) => ({
    alias: `a${index}`,
    ...random.pick([
      { count: {} },
      { count: { upTo: '2' } },
      { sum: { field: { fieldPath: 'n' } } },
      { avg: { field: { fieldPath: 'n' } } },
      { sum: { field: { fieldPath: 'm' } } },
    ]),
  }));
  const structuredAggregationQuery = { structuredQuery: query(random), aggregations };
  return { method: 'POST', path: parent(random, ':runAggregationQuery'), body: { structuredAggregationQuery } };
}

function parent(random: Random, verb: string): string {
  return random.chance(0.1) ? `/items/b${verb}` : verb;
}

function query(random: Random): object {
  const orders = random.chance(0.4) ? orderBy(random) : [];
  return {
    from: [{ collectionId: 'items', ...(random.chance(0.2) ? { allDescendants: true } : {}) }],
    ...(random.chance(0.75) ? { where: filter(random, 2) } : {}),
    ...(orders.length > 0 ? { orderBy: orders } : {}),
    ...(random.chance(0.15) ? { startAt: cursor(random, orders.length) } : {}),
    ...(random.chance(0.15) ? { endAt: cursor(random, orders.length) } : {}),
    ...(random.chance(0.3) ? { limit: 1 + random.below(4) } : {}),
    ...(random.chance(0.1) ? { offset: random.below(3) } : {}),
    ...(random.chance(0.1) ? { select: { fields: [{ fieldPath: random.pick(FIELDS) }] } } : {}),
  };
}

function orderBy(random: Random): object[] {
  return Array.from({ length: 1 + random.below(2) }, () => ({
    field: { fieldPath: random.pick(FIELDS) },
    direction: random.pick(['ASCENDING', 'DESCENDING']),
  }));
}

function cursor(random: Random, orders: number): object {
  const values = Array.from({ length: Math.max(1, random.below(orders + 2)) }, () =>
    random.chance(0.3) ? reference(random) : anyValue(random),
  );
  return { values, before: random.chance(0.5) };
}

function reference(random: Random): WireValue {
  return { referenceValue: `${ROOT}/items/${random.pick(IDS)}` };
}

function filter(random: Random, depth: number): WireFilter {
  if (depth > 0 && random.chance(0.45)) {
    const filters = Array.from({ length: 1 + random.below(3) }, () => filter(random, depth - 1));
    return { compositeFilter: { op: random.pick(['AND', 'AND', 'OR'] as const), filters } };
  }
  const field = { fieldPath: random.pick(FIELDS) };
  if (random.chance(0.12)) return { unaryFilter: { field, op: random.pick(UNARY) } };
  const isName = field.fieldPath === '__name__' && random.chance(0.9);
  const value = () => (isName ? reference(random) : anyValue(random));
  if (random.chance(0.25)) {
    const values = Array.from({ length: random.below(4) }, value);
    return { fieldFilter: { field, op: random.pick(MANY), value: { arrayValue: { values } } } };
  }
  if (field.fieldPath === 'tags' && random.chance(0.7))
    return { fieldFilter: { field, op: 'ARRAY_CONTAINS', value: random.pick(VALUES) } };
  return { fieldFilter: { field, op: random.pick(COMPARISONS), value: value() } };
}
