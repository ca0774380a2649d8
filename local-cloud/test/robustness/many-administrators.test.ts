import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFirestoreRules } from '../../src/rules/load-rules.ts';
import { call, ROOT, startFirestore } from '../firestore-server.ts';
import { auditEvent, type Told } from '../rules/cases/audit-event.ts';
import { resource } from '../rules/cases/lives/resource.ts';
import { profile } from '../rules/cases/people.ts';
import { type Fields, NOW } from '../rules/rules-case.ts';
import { callerOf } from '../rules/rules-world.ts';
import { toWireFields } from '../rules/to-wire.ts';

const ADMINISTRATORS = 20;
/** How many things wait; the bar of a thousand is tried with `WAITING_THINGS=1000`. */
const THINGS = Number(process.env.WAITING_THINGS ?? 40);
/** In milliseconds, on a busy machine. */
const PATIENCE = 60_000 + THINGS * 200;
const RETURNED = { note: 'Lipsește sursa.', locale: 'ro' };

const rules = loadFirestoreRules(readFileSync(join(process.cwd(), 'firestore.rules'), 'utf8'), { project: 'demo' });
let site: Awaited<ReturnType<typeof startFirestore>>;
beforeEach(async () => {
  site = await startFirestore(':memory:', rules, (header) => {
    const who = header?.replace('Bearer ', '');
    return who === 'owner' ? 'owner' : callerOf(who);
  });
});
afterEach(() => site.stop());

const post = (verb: string, body: object, who: string) =>
  call(`${site.origin}/v1/${ROOT}:${verb}`, 'POST', body, `Bearer ${who}`);
const storedIn = (path: string) => site.service.lookup(path)?.fields;

const timesIn = (fields: Fields) => Object.keys(fields).filter((name) => fields[name] === NOW);
const plain = (fields: Fields) =>
  toWireFields(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== NOW)), new Date());
const stamped = (path: string, fields: Fields) => ({
  update: { name: `${ROOT}/${path}`, fields: plain(fields) },
  updateTransforms: timesIn(fields).map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
});

/** A thing of the list: where it stands, what it waits with, and what may become of it. */
interface Thing {
  path: string;
  field: 'status' | 'state';
  waiting: string;
  outcomes: readonly string[];
}
const things = Array.from({ length: THINGS }, (_, n): Thing => {
  if (n % 2) return { path: `leads/l${n}`, field: 'state', waiting: 'new', outcomes: ['answered', 'spam'] };
  return { path: `resources/r${n}`, field: 'status', waiting: 'in_review', outcomes: ['published', 'draft'] };
});
const isLead = ({ field }: Thing) => field === 'state';

const storedThing = (thing: Thing): Fields =>
  isLead(thing)
    ? { name: 'Ioana', message: 'Bună!', locale: 'ro', createdAt: new Date(0), state: 'new' }
    : resource('ana', 'in_review', { rev: 1, createdAt: new Date(0), updatedAt: new Date(0) });

/** One administrator's decision on one thing, with its event. */
interface Decision {
  thing: Thing;
  by: string;
  to: string;
  event: string;
}
function writesOf({ thing, by, to, event }: Decision) {
  const returned = to === 'draft' ? { returned: RETURNED } : {};
  const revised = isLead(thing) ? {} : { rev: 2, updatedAt: NOW };
  const fields: Fields = { [thing.field]: to, lastAuditId: event, ...revised, ...returned };
  const told: Told = { [thing.field]: [thing.waiting, to], ...(returned.returned && { returned: [null, RETURNED] }) };
  const action = isLead(thing) ? 'lead.changed' : 'resource.status.changed';
  const record = auditEvent(action, thing.path, told, { actorUid: by, actorName: `Persoana ${by}` });
  const fieldPaths = Object.keys(fields).filter((name) => fields[name] !== NOW);
  return [
    { ...stamped(thing.path, fields), updateMask: { fieldPaths }, currentDocument: { exists: true } },
    stamped(`auditEvents/${event}`, record),
  ];
}

/** As the pages decide: on what stands there now, and again when another was faster. Resolves to whether the decision is made. */
async function decideOnPage(decision: Decision): Promise<boolean> {
  const { thing, by } = decision;
  for (;;) {
    const seen = await post(
      'batchGet',
      { documents: [`${ROOT}/${thing.path}`], newTransaction: { readWrite: {} } },
      by,
    );
    const [{ transaction }, { found }] = seen.json as [
      { transaction: string },
      { found: { fields: Record<string, { stringValue?: string }> } },
    ];
    if (found.fields[thing.field]?.stringValue !== thing.waiting) {
      await post('rollback', { transaction }, by);
      return false;
    }
    const { status } = await post('commit', { writes: writesOf(decision), transaction }, by);
    if (status === 200) return true;
    expect([403, 409]).toContain(status);
  }
}

/** As a forged page may: on what the list once showed, without a look at what stands there now. */
async function decideBlindly(decision: Decision): Promise<boolean> {
  const { status } = await post('commit', { writes: writesOf(decision) }, decision.by);
  if (status !== 200) expect([403, 409]).toContain(status);
  return status === 200;
}

/** Everybody goes through the whole list at once; returns every decision that was tried, and whether it was made. */
async function clear(): Promise<(Decision & { isMade: boolean })[]> {
  const all = await Promise.all(
    Array.from({ length: ADMINISTRATORS }, async (_, who) => {
      const tried: (Decision & { isMade: boolean })[] = [];
      const isForged = who % 4 === 3;
      const decide = isForged ? decideBlindly : decideOnPage;
      // Forged pages are faster: they come from the other end, and both meet in the middle.
      for (const [n, thing] of isForged ? [...things.entries()].reverse() : things.entries()) {
        const to = thing.outcomes[(Math.floor(who / 4) + n) % thing.outcomes.length] ?? '';
        const decision = { thing, by: `root${who}`, to, event: `e${n}by${who}` };
        tried.push({ ...decision, isMade: await decide(decision) });
      }
      return tried;
    }),
  );
  return all.flat();
}

async function fill() {
  const people = Array.from({ length: ADMINISTRATORS }, (_, who) => `root${who}`);
  const documents: [string, Fields][] = [
    ...people.map((uid): [string, Fields] => [`users/${uid}`, profile(uid, { isAdmin: true })]),
    ...things.map((thing): [string, Fields] => [thing.path, storedThing(thing)]),
  ];
  const writes = documents.map(([path, fields]) => stamped(path, fields));
  for (let at = 0; at < writes.length; at += 400) {
    expect((await post('commit', { writes: writes.slice(at, at + 400) }, 'owner')).status).toBe(200);
  }
}

it(
  `${ADMINISTRATORS} administrators clear a list at once: nothing is decided twice, and each decision has its true event`,
  async () => {
    await fill();
    const tried = await clear();
    const made = tried.filter(({ isMade }) => isMade);
    expect(made.map(({ thing }) => thing.path).sort()).toEqual(things.map(({ path }) => path).sort());
    expect(new Set(made.map(({ by }) => by)).size).toBeGreaterThan(1);
    for (const { thing, by, to, event } of made) {
      const text = (stringValue: string) => ({ stringValue });
      expect(storedIn(thing.path)).toMatchObject({ [thing.field]: text(to), lastAuditId: text(event) });
      expect(storedIn(`auditEvents/${event}`)).toMatchObject({
        actorUid: text(by),
        subject: text(thing.path),
        changes: {
          mapValue: {
            fields: { [thing.field]: { mapValue: { fields: { old: text(thing.waiting), new: text(to) } } } },
          },
        },
      });
    }
    const untrue = tried.filter(({ isMade, event }) => !isMade && storedIn(`auditEvents/${event}`));
    expect(untrue).toEqual([]);
  },
  PATIENCE,
);
