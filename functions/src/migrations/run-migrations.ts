import { randomUUID } from 'node:crypto';
import type { DocumentStore, DocumentTransaction } from '../store/document-source.ts';
import type { Migration, Write } from './migration.ts';
import { type MigrationRecord, recordedOf, recordPath } from './migration-record.ts';
import { giveLock, keepLock, takeLock } from './run-lock.ts';

/** Documents of one transaction. A migration writes a few for each; the service takes 500 at once. */
const PAGE = 50;

interface Page {
  writes: Write[];
  record: MigrationRecord;
}

/** The documents after those that were looked at, and what they need. */
async function nextPage(
  transaction: Pick<DocumentTransaction, 'get' | 'find'>,
  { collection, complete }: Migration,
  record: MigrationRecord,
  now: Date,
): Promise<Page> {
  const documents = await transaction.find({ collection, afterId: record.after, limit: PAGE });
  const writes = (await Promise.all(documents.map((document) => complete(transaction, document)))).flat();
  const isLast = documents.length < PAGE;
  return {
    writes,
    record: {
      ...record,
      state: isLast ? 'done' : 'running',
      after: documents.at(-1)?.id ?? record.after,
      seen: record.seen + documents.length,
      written: record.written + writes.length,
      doneAt: isLast ? now : null,
    },
  };
}

const begun = (now: Date): MigrationRecord => ({
  ...{ state: 'running', after: '', seen: 0, written: 0 },
  ...{ startedAt: now, doneAt: null },
});

/** The next page and what is recorded of it are written together: a killed run leaves both or none. */
const migratePage = (store: DocumentStore, migration: Migration, holder: string, now: Date): Promise<MigrationRecord> =>
  store.transact(async (transaction) => {
    const keep = await keepLock(transaction, holder, now);
    const before = (await recordedOf(transaction, migration.version)) ?? begun(now);
    if (before.state === 'done') return before;
    const { writes, record } = await nextPage(transaction, migration, before, now);
    for (const write of writes) {
      if (write.kind === 'delete') transaction.delete(write.path);
      else transaction[write.kind](write.path, write.fields);
    }
    transaction.set(recordPath(migration.version), { ...record });
    keep();
    return record;
  });

/** A migration, with what is recorded of it. */
export interface MigrationState {
  migration: Migration;
  record: MigrationRecord | undefined;
}

/** Every migration, in order, with what is recorded of it. */
export const listMigrations = (store: DocumentStore, migrations: readonly Migration[]): Promise<MigrationState[]> =>
  Promise.all(migrations.map(async (migration) => ({ migration, record: await recordedOf(store, migration.version) })));

/**
 * Runs the migrations that are not done, in order, each from where it was left; tells each page. Throws MigrationRefusal while another run
 * is at it. Nothing that is done is done again.
 */
export async function runMigrations(
  store: DocumentStore,
  migrations: readonly Migration[],
  now: () => Date,
  tell: (state: MigrationState) => void = () => undefined,
): Promise<MigrationState[]> {
  const holder = randomUUID();
  await takeLock(store, holder, now());
  try {
    for (const { migration, record: recorded } of await listMigrations(store, migrations)) {
      for (let record = recorded; record?.state !== 'done'; ) {
        record = await migratePage(store, migration, holder, now());
        tell({ migration, record });
      }
    }
    return await listMigrations(store, migrations);
  } finally {
    await giveLock(store, holder);
  }
}

/** What a run would do: for each migration that is not done, the documents that it would look at and the paths that it would write. */
export async function tryMigrations(
  store: DocumentStore,
  migrations: readonly Migration[],
  now: Date,
): Promise<{ migration: Migration; seen: number; paths: string[] }[]> {
  const tried = [];
  for (const { migration, record: recorded } of await listMigrations(store, migrations)) {
    if (recorded?.state === 'done') continue;
    const paths: string[] = [];
    let record = { ...begun(now), after: recorded?.after ?? '' };
    do {
      const page = await store.transact((transaction) => nextPage(transaction, migration, record, now));
      paths.push(...page.writes.map(({ path }) => path));
      record = page.record;
    } while (record.state !== 'done');
    tried.push({ migration, seen: record.seen, paths });
  }
  return tried;
}
