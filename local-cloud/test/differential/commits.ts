import type { WireValue } from '../../src/firestore-model/wire.ts';
import type { Random } from '../generated/random.ts';
import type { Request, Scenario } from './request.ts';
import { anyValue, ROOT } from './values.ts';

const PATHS = ['items/a', 'items/a', 'items/a', 'items/b', 'items/c', 'items/a/parts/p'];
const FIELDS = ['n', 'm', 'tags', 'map', 'map.x', 'map.y.z', '`odd.name`'];
const ODD_FIELDS = ['', '__odd__', 'a..b', '.a', 'a.', '`a', 'a b', 'ă', '1', 'map.__x__', '`a\\`b`'];

/** Commits of a few writes to a few documents, each followed by a read of the stored documents. */
export function commitScenario(random: Random): Scenario {
  const documents = { 'items/b': fields(random), ...(random.chance(0.7) ? { 'items/a': fields(random) } : {}) };
  const requests = Array.from({ length: 6 }, () => [commit(random), list]).flat();
  return { documents, requests };
}

const list: Request = {
  method: 'POST',
  path: ':runQuery',
  body: { structuredQuery: { from: [{ collectionId: 'items' }] } },
};

function commit(random: Random): Request {
  const writes = Array.from({ length: 1 + random.below(4) }, () => write(random));
  return { method: 'POST', path: random.chance(0.9) ? ':commit' : ':batchWrite', body: { writes } };
}

function write(random: Random): object {
  const name = `${ROOT}/${random.pick(PATHS)}`;
  const currentDocument = precondition(random);
  const kind = random.next();
  if (kind < 0.25) return { delete: name, ...currentDocument };
  if (kind < 0.3) return { verify: name, ...currentDocument };
  if (kind < 0.35) return { transform: { document: name, fieldTransforms: transforms(random, 1) }, ...currentDocument };
  return {
    update: { name, fields: fields(random) },
    ...(random.chance(0.5) ? { updateMask: { fieldPaths: mask(random) } } : {}),
    ...(random.chance(0.4) ? { updateTransforms: transforms(random, 0) } : {}),
    ...currentDocument,
  };
}

function precondition(random: Random): object {
  const kind = random.next();
  if (kind < 0.55) return {};
  if (kind < 0.95) return { currentDocument: { exists: random.chance(0.6) } };
  return { currentDocument: random.pick([{}, { updateTime: '2020-01-01T00:00:00Z' }]) };
}

function fields(random: Random): Record<string, WireValue> {
  const given: Record<string, WireValue> = {};
  for (const name of ['n', 'm', 'odd.name']) if (random.chance(0.5)) given[name] = anyValue(random);
  if (random.chance(0.4)) given.tags = { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }] } };
  if (random.chance(0.5)) given.map = { mapValue: { fields: { x: anyValue(random), w: { stringValue: 'w' } } } };
  return given;
}

function mask(random: Random): string[] {
  return Array.from({ length: random.below(4) }, () => fieldPath(random));
}

function fieldPath(random: Random): string {
  return random.chance(0.04) ? random.pick(ODD_FIELDS) : random.pick(FIELDS);
}

function transforms(random: Random, least: number): object[] {
  return Array.from({ length: least + random.below(3) }, () => ({
    fieldPath: fieldPath(random),
    ...random.pick([
      { increment: number(random) },
      { maximum: number(random) },
      { minimum: number(random) },
      { appendMissingElements: { values: elements(random) } },
      { removeAllFromArray: { values: elements(random) } },
    ]),
  }));
}

function number(random: Random): WireValue {
  if (random.chance(0.05)) return { stringValue: 'x' };
  return random.pick<WireValue>([
    { integerValue: '1' },
    { integerValue: '-3' },
    { integerValue: '9223372036854775807' },
    { doubleValue: 2.5 },
    { doubleValue: 1 },
    { doubleValue: 'NaN' },
  ]);
}

/** Without arrays and vectors: Google's emulator lets transforms put them into arrays, which nothing else may do. */
function elements(random: Random): WireValue[] {
  return Array.from({ length: random.below(3) }, () => anyValue(random)).filter(
    (value) => !('arrayValue' in value || 'mapValue' in value),
  );
}
