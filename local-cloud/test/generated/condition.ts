import type { WireFields } from '../../src/firestore-model/wire.ts';
import type { Random } from './random.ts';

/** The document for generated conditions: a field of every type. */
export const SUBJECT: WireFields = {
  s: { stringValue: 'Héllo' },
  e: { stringValue: '' },
  i: { integerValue: '5' },
  z: { integerValue: '0' },
  f: { doubleValue: 2.5 },
  g: { doubleValue: 5 },
  b: { booleanValue: true },
  nul: { nullValue: null },
  l: { arrayValue: { values: [{ integerValue: '1' }, { integerValue: '5' }, { stringValue: 'a' }] } },
  m: { mapValue: { fields: { x: { integerValue: '1' }, y: { stringValue: 'a' } } } },
  t: { timestampValue: '2024-03-10T10:20:30.456Z' },
  ref: { referenceValue: 'projects/demo-x/databases/(default)/documents/users/alice' },
  by: { bytesValue: 'YWJj' },
  geo: { geoPointValue: { latitude: 1, longitude: 2 } },
};

type Type = 'bool' | 'num' | 'text' | 'list' | 'set' | 'map' | 'time' | 'span' | 'other';
type Make = (random: Random, depth: number) => string;

/** How often an operand has a random type, so that type errors occur too. */
const STRAY = 0.07;
const TYPES: Type[] = ['bool', 'num', 'text', 'list', 'set', 'map', 'time', 'span', 'other'];
const NAMES = [
  'bool',
  'int',
  'float',
  'number',
  'string',
  'list',
  'map',
  'timestamp',
  'duration',
  'path',
  'latlng',
  'bytes',
  'set',
];
const PATTERNS = ['.*', '[a-z]+', 'H.*o', '^a', '', 'l', '(a)|b', '[', '\\\\d+', '(?i)HÉLLO'];

/** A condition over `resource.data`, a few operators deep. */
export function condition(random: Random, depth = 3): string {
  return make('bool', random, depth);
}

function make(type: Type, random: Random, depth: number): string {
  const actual = random.chance(STRAY) ? random.pick(TYPES) : type;
  if (depth <= 0 || random.chance(0.2)) return random.pick(LEAVES[actual]);
  return random.pick(BRANCHES[actual])(random, depth - 1);
}

const any: Make = (random, depth) => make(random.pick(TYPES), random, depth);
/** `$num` and similar in a template stand for an operand of that type, `$any` for one of any type. */
const template =
  (text: string): Make =>
  (random, depth) =>
    text.replace(/\$(\w+)/g, (_, type: string) =>
      type === 'any' ? any(random, depth) : make(type as Type, random, depth),
    );

const data = (...names: string[]) => names.map((name) => `resource.data.${name}`);

const LEAVES: Record<Type, string[]> = {
  bool: ['true', 'false', ...data('b'), "'x' in resource.data.m", "'q' in resource.data", 'request.auth != null'],
  num: ['0', '1', '5', '-3', '2.5', '5.0', '9223372036854775807', ...data('i', 'z', 'f', 'g')],
  text: ["''", "'a'", "'Héllo'", "'5'", "'a,b'", "' A '", "'😀'", ...data('s', 'e', 'm.y'), 'request.auth.uid'],
  list: ['[]', '[1]', '[1, 5]', "['a', 'b']", '[1, 1, 1.0]', '[null, true]', ...data('l')],
  set: [
    '[].toSet()',
    '[1, 5].toSet()',
    "['a', 'a'].toSet()",
    'resource.data.l.toSet()',
    'resource.data.keys().toSet()',
  ],
  map: ['{}', "{'x': 1, 'y': 'a'}", "{'x': 2}", ...data('m'), 'resource.data', 'request.auth.token'],
  time: [...data('t'), 'timestamp.date(2024, 3, 10)', 'timestamp.value(1710066030456)'],
  span: ["duration.value(1, 'd')", "duration.value(-90, 's')", 'duration.time(1, 2, 3, 4)'],
  other: ['null', ...data('nul', 'ref', 'by', 'geo', 'missing'), '/a/b', "b'abc'", 'latlng.value(1, 2)', "path('a/b')"],
};

const COMPARISONS = ['==', '!=', '<', '<=', '>', '>='];
const comparisons = (left: string, right = left) =>
  COMPARISONS.map((operator) => template(`(${left} ${operator} ${right})`));
const isType: Make = (random, depth) => `(${any(random, depth)} is ${random.pick(NAMES)})`;
const withPattern =
  (method: string, more = ''): Make =>
  (random, depth) =>
    `${make('text', random, depth)}.${method}('${random.pick(PATTERNS)}'${more})`;
const templates = (...texts: string[]) => texts.map(template);
const methods = (type: Type, ...calls: string[]) => templates(...calls.map((call) => `$${type}.${call}`));

const BRANCHES: Record<Type, Make[]> = {
  bool: [
    ...templates('($bool && $bool)', '($bool || $bool)', '!($bool)', '($bool ? $bool : $bool)', '($any == $any)'),
    ...templates('($any != $any)', '($any in $list)', '($text in $map)', '($any in $set)', '($any == null)'),
    ...comparisons('$num'),
    ...comparisons('$text'),
    ...comparisons('$time'),
    ...comparisons('$span'),
    ...methods('list', 'hasAny($list)', 'hasAll($list)', 'hasOnly($list)'),
    ...methods('set', 'hasAny($set)', 'hasAll($set)', 'hasOnly($list)'),
    ...templates('math.isNaN($num)', '($list == $list)', '($set == $set)', '($map == $map)'),
    isType,
    isType,
    withPattern('matches'),
  ],
  num: [
    ...['+', '-', '*', '/', '%'].map((operator) => template(`($num ${operator} $num)`)),
    ...methods('text', 'size()'),
    ...methods('list', 'size()', 'toSet().size()'),
    ...methods('set', 'size()'),
    ...methods('map', 'size()', "get('x', $num)", 'x', 'diff($map).affectedKeys().size()'),
    ...methods('time', 'year()', 'dayOfYear()', 'toMillis()', 'nanos()', 'dayOfWeek()'),
    ...methods('span', 'seconds()', 'nanos()'),
    ...templates('(-$num)', 'math.abs($num)', 'math.floor($num)', 'math.round($num)', 'math.pow($num, $num)'),
    ...templates('int($any)', 'float($any)', '$list[$num]', 'math.ceil($num)', 'math.sqrt($num)', 'debug($num)'),
  ],
  text: [
    ...templates('($text + $text)', '($text + $any)', 'string($any)', '$list.join($text)', '$text[$num]'),
    ...templates('$text[$num:$num]', '$map.y', "$map.get('y', $any)", "$map.get(['x', 'y'], $text)"),
    ...methods('text', 'lower()', 'upper()', 'trim()'),
    withPattern('replace', ", '-'"),
  ],
  list: [
    ...templates('[$any, $any]', '$list.concat($list)', '$list.removeAll($list)', '$map.keys()', '$map.values()'),
    ...templates('$list[$num:$num]', '($list + $list)'),
    withPattern('split'),
  ],
  set: [
    ...methods('set', 'union($set)', 'intersection($set)', 'difference($set)'),
    ...methods('map', 'diff($map).addedKeys()', 'diff($map).changedKeys()', 'diff($map).unchangedKeys()'),
    template('$list.toSet()'),
  ],
  map: [...templates("{'x': $any}", "{'y': $text, 'x': $num}", "$map.get('m', $map)")],
  time: [...templates('($time + $span)', '($time - $span)', '$time.date()', 'timestamp.value($num)')],
  span: [
    ...templates(
      '($time - $time)',
      'duration.abs($span)',
      "duration.value($num, 'm')",
      '$time.time()',
      '($span + $span)',
    ),
  ],
  other: [
    ...templates('$text.toUtf8()', 'path($text)', '/a/$($text)', 'hashing.md5($text)', 'latlng.value($num, $num)'),
    ...templates('hashing.crc32($text).toHexString()', 'hashing.sha256($text).toBase64()', '$map.missing'),
  ],
};
