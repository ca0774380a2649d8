import type { Random } from '../generated/random.ts';

/** A request that no client of ours would send. */
export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

const ROOT = '/v1/projects/demo-test/databases/(default)/documents';
const CHANNEL = '/google.firestore.v1.Firestore';
const BUCKET = 'demo-test.firebasestorage.app';
const AUTH = '/identitytoolkit.googleapis.com/v1';
const PATHS = [
  ...['', '/a', '/a/b', '/a/b/c', '//', '/a/..', '/a/__x__', '/a/%', '/a/%ff', '/a/%00', `/${'x'.repeat(2000)}/y`],
  ...'commit batchGet batchWrite runQuery runAggregationQuery beginTransaction rollback listCollectionIds none'
    .split(' ')
    .map((verb) => `:${verb}`),
  '/a/b:runQuery',
].map((path) => ROOT + path);
const OTHER_PATHS = [
  ...['/', '//', '/v1/projects/x/databases/y/documents/a/b', '/v1/projects', '/none', '/%', '/?%zz=%', '/outbox'],
  ...['Write', 'Listen', 'None'].flatMap((kind) => [
    `${CHANNEL}/${kind}/channel?VER=8&RID=1`,
    `${CHANNEL}/${kind}/channel?SID=nobody&RID=2&AID=x`,
  ]),
  ...'signUp signInWithPassword signInWithIdp lookup update delete sendOobCode resetPassword none'
    .split(' ')
    .map((operation) => `${AUTH}/accounts:${operation}?key=k`),
  `${AUTH}/projects/demo-test/accounts`,
  '/securetoken.googleapis.com/v1/token?key=k',
  ...['', '/a', '/a%2Fb', '/%', '?name=a', '?name=a&upload_id=none', '?name=%00'].map(
    (rest) => `/v0/b/${BUCKET}/o${rest}`,
  ),
  `/upload/storage/v1/b/${BUCKET}/o?uploadType=resumable`,
  ...['', 'a', 'a?upload_id=none', '%', 'a?X-Goog-Signature=x', 'a?X-Goog-Signature=x&X-Goog-SignedHeaders=host'].map(
    (rest) => `/${BUCKET}/${rest}`,
  ),
  `/storage/v1/b/${BUCKET}/o/x?alt=media`,
  '/v0/b/%/o/x',
  '/demo-test/us-central1/none',
];
const METHODS = ['GET', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];
/** Words that request parsers look for, so that the nonsense passes the first check. */
const KEYS = (
  'writes update delete verify transform name fields currentDocument exists updateTime updateMask fieldPaths ' +
  'updateTransforms fieldPath increment setToServerValue documents newTransaction readWrite readOnly transaction ' +
  'structuredQuery structuredAggregationQuery aggregations count sum field alias from collectionId allDescendants where ' +
  'compositeFilter fieldFilter unaryFilter op filters value orderBy direction startAt endAt values before limit offset ' +
  'mapValue arrayValue stringValue integerValue doubleValue timestampValue referenceValue bytesValue geoPointValue ' +
  'latitude nullValue addTarget removeTarget targetId query parent resumeToken streamToken email password idToken ' +
  'returnSecureToken oobCode postBody requestUri localId contentType metadata data __proto__ constructor'
).split(' ');
const STRINGS = [
  ...['', 'a', 'EQUAL', 'AND', 'OR', 'IN', 'REQUEST_TIME', 'ASCENDING', '2026-01-01T00:00:00Z', '9'.repeat(40), '-1'],
  ...['NaN', '\u0000', '\ud800', '😀', '`', 'a.b', '..', '__name__', '%', '{}', 'x'.repeat(1600), 'owner', 'me@x.y'],
  ...['', '/a', '/a/b', '/a/b/c'].map((path) => ROOT.slice(4) + path),
];
const NUMBERS = [0, 1, -1, 4, 1.5, 1e308, 2 ** 53, -(2 ** 63), 1e21];
const HEADERS: Record<string, string>[] = [
  {},
  { authorization: 'Bearer owner' },
  { authorization: 'Bearer a.b.c' },
  { authorization: 'Firebase x' },
  { authorization: '' },
  { 'content-type': 'multipart/related; boundary=x', 'x-goog-upload-protocol': 'multipart' },
  { 'content-type': 'multipart/related' },
  { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' },
  { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': 'x' },
  { 'content-range': 'bytes x-y/z' },
  { 'x-goog-resumable': 'start', 'x-goog-content-length-range': 'x' },
  { range: 'bytes=9-1' },
  { origin: 'null', 'access-control-request-method': '\u00ff' },
  { 'content-type': 'application/x-www-form-urlencoded' },
];

/** Malformed in one of many ways: address, header, encoding, JSON, types, depth or size. */
export function fuzzRequest(random: Random): FuzzRequest {
  const method = random.pick(METHODS);
  const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
  return {
    method,
    path: random.pick(random.chance(0.6) ? PATHS : OTHER_PATHS),
    headers: { ...random.pick(HEADERS), ...random.pick(HEADERS) },
    body: hasBody ? someBody(random) : Buffer.alloc(0),
  };
}

function someBody(random: Random): Buffer {
  const json = JSON.stringify(someObject(random, 6));
  return random.pick([
    () => Buffer.from(json),
    () => Buffer.from(json),
    () => Buffer.from(json),
    () => Buffer.from(json.slice(0, random.below(json.length))),
    () => Buffer.from(`count=1&ofs=0&req0___data__=${encodeURIComponent(json)}`),
    () => Buffer.from(`count=${random.pick(STRINGS)}&ofs=x&req0___data__=%&headers=${random.pick(STRINGS)}`),
    () => Buffer.from(`--x\r\ncontent-type: application/json\r\n\r\n${json}\r\n--x\r\n\r\nabc\r\n--x--`),
    () => Buffer.from('['.repeat(random.below(20_000))),
    () => Buffer.from(`{"fields":${'{"mapValue":{"fields":{"a":'.repeat(200)}1`),
    () => random.bytes(random.below(300)),
    () => Buffer.alloc(0),
  ])();
}

function someObject(random: Random, depth: number): Record<string, unknown> {
  const entries = Array.from({ length: 1 + random.below(4) }, () => [random.pick(KEYS), someValue(random, depth - 1)]);
  return Object.fromEntries(entries);
}

function someValue(random: Random, depth: number): unknown {
  const kind = random.next();
  if (depth > 0 && kind < 0.45) return someObject(random, depth);
  if (depth > 0 && kind < 0.65) return Array.from({ length: random.below(4) }, () => someValue(random, depth - 1));
  if (kind < 0.8) return random.pick(STRINGS);
  return random.pick([...NUMBERS, true, false, null]);
}
