import { HEALTH_PARTS, type Health, type HealthState, instant } from '@cursiv/shared-domain';
import type { FileStore } from '../files/file-store.ts';
import { runPath } from '../schedules/note-run.ts';
import type { DocumentSource } from '../store/document-source.ts';
import { EXPECTED_RUNS, isLate } from './expected-runs.ts';

/** A part that takes longer does not work, in milliseconds; all are asked at the same time. */
const PATIENCE_MS = 1_500;
/** A mail or a push that is due for so long is not on its way. */
const LONGEST_DUE_MS = 15 * 60_000;
/** A copy of somebody's data is made within minutes, in milliseconds. */
const LONGEST_COPY_MS = 60 * 60_000;
/** A deletion waits a day for its last mail at most, in milliseconds. */
const LONGEST_DELETION_MS = 2 * 86_400_000;
/** Requests for copies that are looked at; more wait only when none is made. */
const MOST_COPIES = 100;

export interface Asked {
  source: DocumentSource;
  files: Pick<FileStore, 'find'>;
  now: Date;
  patienceMs?: number;
}

/** What the work resolves to, else the other value: when it fails, and when it takes too long. */
async function within<T>(patienceMs: number, work: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), patienceMs);
  });
  try {
    return await Promise.race([work.catch(() => otherwise), late]);
  } finally {
    clearTimeout(timer);
  }
}

function dateOf(value: unknown): Date | undefined {
  const found = instant.safeParse(value);
  return found.success ? found.data : undefined;
}

async function queue({ source, now }: Asked, collection: 'mails' | 'pushes'): Promise<Health['mails']> {
  const before = { field: 'dueAt', value: now };
  const orderBy = { field: 'dueAt', direction: 'asc' } as const;
  const [oldest] = await source.find({ collection, equals: { status: 'waiting' }, before, orderBy, limit: 1 });
  const dueAt = dateOf(oldest?.fields.dueAt);
  if (!dueAt) return { state: 'well', dueSince: null };
  const isStuck = now.getTime() - dueAt.getTime() > LONGEST_DUE_MS;
  return { state: isStuck ? 'down' : 'well', dueSince: dueAt.toISOString() };
}

async function schedules({ source, now }: Asked): Promise<Health['schedules']> {
  const noted = await Promise.all(Object.keys(EXPECTED_RUNS).map((name) => source.get(runPath(name))));
  const runs = noted
    .filter((run) => run !== undefined)
    .map(({ id, fields }) => {
      const doneAt = dateOf(fields.doneAt);
      return { name: id, doneAt: doneAt?.toISOString() ?? null, isLate: isLate(id, doneAt, now) };
    });
  return { state: runs.some((run) => run.isLate) ? 'down' : 'well', runs };
}

async function dead({ source }: Asked, collection: 'mails' | 'pushes'): Promise<Health['deadMails']> {
  const count = await source.count({ collection, equals: { status: 'dead' } });
  return { state: count > 0 ? 'attention' : 'well', count };
}

async function dataRequests({ source, now }: Asked): Promise<Health['dataRequests']> {
  const overdue = { field: 'dueAt', value: new Date(now.getTime() - LONGEST_DELETION_MS) };
  const orderBy = { field: 'dueAt', direction: 'asc' } as const;
  const [deletions, copies] = await Promise.all([
    source.find({ collection: 'dataRequests', before: overdue, orderBy, limit: 1 }),
    source.find({ collection: 'dataRequests', equals: { status: 'waiting' }, limit: MOST_COPIES }),
  ]);
  const late = [
    ...deletions.map(({ fields }) => dateOf(fields.dueAt)),
    ...copies
      .map(({ fields }) => dateOf(fields.askedAt))
      .filter((at) => at && now.getTime() - at.getTime() > LONGEST_COPY_MS),
  ].flatMap((at) => at?.toISOString() ?? []);
  return { state: late.length > 0 ? 'down' : 'well', dueSince: late.sort()[0] ?? null };
}

const answers = async (work: Promise<unknown>): Promise<{ state: HealthState }> => {
  await work;
  return { state: 'well' };
};

const worst = (states: HealthState[]): HealthState =>
  states.find((state) => state === 'down') ?? states.find((state) => state === 'attention') ?? 'well';

/** Asks every part how it is, within two seconds. Never rejects: what does not answer is down. */
export async function checkHealth(asked: Asked): Promise<Health> {
  const { source, files, now, patienceMs = PATIENCE_MS } = asked;
  const down = { state: 'down' } as const;
  const part = <T>(work: Promise<T>, otherwise: T) => within(patienceMs, work, otherwise);
  const [database, storage, mails, pushes, runs, deadMails, deadPushes, requests] = await Promise.all([
    part(answers(source.get('config/public')), down),
    part(answers(files.find('health')), down),
    part(queue(asked, 'mails'), { ...down, dueSince: null }),
    part(queue(asked, 'pushes'), { ...down, dueSince: null }),
    part(schedules(asked), { ...down, runs: [] }),
    part(dead(asked, 'mails'), { ...down, count: null }),
    part(dead(asked, 'pushes'), { ...down, count: null }),
    part(dataRequests(asked), { ...down, dueSince: null }),
  ]);
  const parts = {
    ...{ database, storage, mails, pushes, schedules: runs, deadMails, deadPushes },
    dataRequests: requests,
  };
  return { state: worst(HEALTH_PARTS.map((name) => parts[name].state)), checkedAt: now.toISOString(), ...parts };
}
