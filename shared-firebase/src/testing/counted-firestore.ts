/** The fields of documents by their paths. */
type Documents = ReadonlyMap<string, Readonly<Record<string, unknown>>>;
type Fields = Readonly<Record<string, unknown>>;

interface Condition {
  field: string;
  op: '==' | 'in' | '>=' | 'array-contains';
  value: unknown;
}
interface Order {
  by: string;
  direction: 'asc' | 'desc';
}
interface Target {
  path: string;
  id: string;
  conditions: Condition[];
  orders: Order[];
  most?: number;
  /** The paths of the documents after which it begins, and with which it ends. */
  after?: string;
  until?: string;
  isDocument: boolean;
  /** Which of the databases it is in: each that was stored is another one. */
  database: number;
}
type Change = (target: Target) => Target;

interface Listener {
  key: string;
  tell(): void;
}

let documents: Documents = new Map();
let database = 0;
let reads: string[] = [];
let listeners: Listener[] = [];
let unreachable: ReadonlySet<string> = new Set();
let held: ReadonlySet<string> = new Set();
const isListened = (key: string) => listeners.some((one) => one.key === key);

/** What is stored from now on; nothing is read of it yet. */
export function storeForReading(stored: Documents): void {
  documents = stored;
  database += 1;
  reads = [];
  listeners = [];
  unreachable = new Set();
  held = new Set();
}

/** From now on nothing at these paths can be read, as without a connection; without any, everything can again. */
export function cutOff(...paths: string[]): void {
  unreachable = new Set(paths);
}

/** From now on no listener hears of these paths, as on a slow connection; without any, all hear of everything. */
export function holdBack(...paths: string[]): void {
  held = new Set(paths);
  for (const { tell } of listeners) tell();
}

/** Stores a document while it may be listened to; what a listener is told of it is not counted. */
export function storeNow(path: string, fields: Fields): void {
  documents = new Map([...documents, [path, fields]]);
  for (const { tell } of listeners) tell();
}

/** What was read and is paid for: the path of each document that came, and that of a list or document where none is. */
export const readSoFar = (): string[] => reads.toSorted();

const target = (path: string, isDocument: boolean): Target => ({
  ...{ path, id: path.slice(path.lastIndexOf('/') + 1), isDocument, database },
  ...{ conditions: [], orders: [] },
});

const at =
  (isDocument: boolean) =>
  (parent: { path?: string }, ...parts: string[]) =>
    target([parent.path, ...parts].filter(Boolean).join('/'), isDocument);

const comparable = (value: unknown) => (value instanceof Date ? value.getTime() : value) as number;

const holds: Record<Condition['op'], (stored: unknown, value: unknown) => boolean> = {
  '==': (stored, value) => stored === value,
  in: (stored, value) => (value as unknown[]).includes(stored),
  '>=': (stored, value) => comparable(stored) >= comparable(value),
  'array-contains': (stored, value) => Array.isArray(stored) && stored.includes(value),
};

const valueAt = (fields: Fields, name: string): unknown =>
  name.split('.').reduce<unknown>((within, part) => (within as Fields | undefined)?.[part], fields);

function pathsOf({ path, isDocument, conditions, orders, most, after, until }: Target): string[] {
  if (isDocument) return documents.has(path) ? [path] : [];
  const ordered = [...documents]
    .filter(([one]) => one.slice(0, one.lastIndexOf('/')) === path)
    .filter(([, fields]) => conditions.every(({ field, op, value }) => holds[op](valueAt(fields, field), value)))
    .toSorted(([, one], [, other]) => {
      const order = orders.find(({ by }) => comparable(one[by]) !== comparable(other[by]));
      if (!order) return 0;
      const isBefore = comparable(one[order.by]) < comparable(other[order.by]);
      return isBefore === (order.direction === 'asc') ? -1 : 1;
    })
    .map(([one]) => one);
  const end = until === undefined ? ordered.length : ordered.indexOf(until) + 1;
  return ordered.slice(after === undefined ? 0 : ordered.indexOf(after) + 1, end).slice(0, most);
}

/** An instant, as the service returns it. */
const returned = (value: unknown) => (value instanceof Date ? { toDate: () => value } : value);

const fieldsAt = (path: string): Fields | undefined => {
  const fields = documents.get(path);
  return fields && Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, returned(value)]));
};

const documentAt = (path: string) => ({
  id: path.slice(path.lastIndexOf('/') + 1),
  ref: { path },
  metadata: { fromCache: false },
  exists: () => documents.has(path),
  data: () => fieldsAt(path),
  get: (field: string) => fieldsAt(path)?.[field],
});

function answer(of: Target) {
  const paths = pathsOf(of);
  if (of.isDocument) return documentAt(of.path);
  const docs = paths.map(documentAt);
  return { docs, size: docs.length, empty: docs.length === 0, metadata: { fromCache: false }, docChanges: () => docs };
}

const outOfReach = () => Object.assign(new Error('out of reach'), { code: 'unavailable' });

/** The service charges for what a listener brings once, however many listen to the same. */
function charge(of: Target): void {
  if (unreachable.has(of.path)) return;
  const paths = pathsOf(of);
  reads.push(...(paths.length > 0 ? paths : [of.path]));
}

function onSnapshot(of: Target, ...rest: unknown[]): () => void {
  const [next, fail] = rest.filter((one) => typeof one === 'function') as ((told: unknown) => void)[];
  const key = JSON.stringify(of);
  if (!isListened(key)) charge(of);
  const told = () => {
    if (held.has(of.path)) return;
    if (unreachable.has(of.path)) fail?.(outOfReach());
    else next?.(answer(of));
  };
  const listener = { key, tell: () => queueMicrotask(() => listeners.includes(listener) && told()) };
  listeners.push(listener);
  listener.tell();
  return () => {
    listeners = listeners.filter((one) => one !== listener);
  };
}

async function get(of: Target) {
  if (!isListened(JSON.stringify(of))) charge(of);
  if (unreachable.has(of.path)) throw outOfReach();
  return answer(of);
}

/** What is changed in a transaction is stored once it is over; listeners hear of it as of anything else. */
async function runTransaction<Result>(_: unknown, update: (transaction: object) => Promise<Result>): Promise<Result> {
  const changes: [path: string, fields: Fields][] = [];
  const result = await update({ get, update: ({ path }: Target, fields: Fields) => changes.push([path, fields]) });
  for (const [path, fields] of changes) storeNow(path, { ...documents.get(path), ...fields });
  return result;
}

const isSame = (one: Target, other: Target) => JSON.stringify(one) === JSON.stringify(other);

const nothing = () => ({});

/** Stands for `firebase/firestore`, as far as pages read and change what is there: in memory, with a count of the documents that hosted Firestore bills. */
export const countedFirestore = {
  ...{ initializeFirestore: nothing, memoryLocalCache: nothing, memoryLruGarbageCollector: nothing },
  ...{ setLogLevel: nothing, connectFirestoreEmulator: nothing, FirestoreError: class extends Error {} },
  collection: at(false),
  doc: at(true),
  where:
    (field: string, op: Condition['op'], value: unknown): Change =>
    (of) => ({ ...of, conditions: [...of.conditions, { field, op, value }] }),
  orderBy:
    (by: string, direction: Order['direction'] = 'asc'): Change =>
    (of) => ({ ...of, orders: [...of.orders, { by, direction }] }),
  startAfter:
    ({ ref }: { ref: { path: string } }): Change =>
    (of) => ({ ...of, after: ref.path }),
  endAt:
    ({ ref }: { ref: { path: string } }): Change =>
    (of) => ({ ...of, until: ref.path }),
  limit:
    (most: number): Change =>
    (of) => ({ ...of, most }),
  query: (of: Target, ...changes: Change[]) => changes.reduce((made, change) => change(made), of),
  onSnapshot,
  queryEqual: isSame,
  refEqual: isSame,
  getDoc: get,
  getDocs: get,
  runTransaction,
  serverTimestamp: () => new Date(),
  deleteField: () => undefined,
};
