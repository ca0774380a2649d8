import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { ResourceNames } from '../firestore-model/names/resource-names.ts';
import { hostedFunctions } from '../functions/hosted-function.ts';
import { FirestoreTriggers } from '../functions/triggers/firestore-triggers.ts';
import { newWatch } from '../request-log/watch.ts';
import { loadFirestoreRules } from '../rules/load-rules.ts';
import { Database } from './database.ts';

const RULES = loadFirestoreRules(
  'rules_version = "2"; service cloud.firestore { match /databases/{d}/documents { match /{p=**} { allow read, write; } } }',
  { project: 'demo' },
);

let folder: string;
beforeAll(() => {
  process.env.FIRESTORE_EMULATOR_HOST = '127.0.0.1:1';
  initializeApp({ projectId: 'demo' });
});
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'untold-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A start of the backend on the same data, with what its function hears. */
function started(hear: (id: string, event: string) => Promise<void> | void) {
  const functions = hostedFunctions({
    hear: onDocumentCreated({ document: 'items/{id}', retry: true }, ({ params, id }) => hear(params.id, id)),
  });
  const triggers = new FirestoreTriggers(new ResourceNames('demo'), async () => functions, newWatch());
  const database = new Database({
    ...{ databaseFile: path.join(folder, 'firestore.sqlite'), project: 'demo', rules: RULES },
    events: triggers,
  });
  const create = (id: string) =>
    database.commit('owner', [
      { kind: 'update', path: `items/${id}`, fields: {}, mask: undefined, transforms: [], precondition: {} },
    ]);
  const stop = () => {
    triggers.close();
    database.store.close();
  };
  return { database, create, stop };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('events of commits', () => {
  it('that a crash cut off arrive at the next start, with the same id, and then no more', async () => {
    const first: string[] = [];
    const crashed = started((_, event) => {
      first.push(event);
      return new Promise(() => {});
    });
    crashed.create('a');
    await settled();
    crashed.database.store.close();

    const second: string[] = [];
    const next = started((id, event) => void second.push(id, event));
    await next.database.tellUntold();
    next.stop();
    expect(second).toEqual(['a', ...first]);

    const third: string[] = [];
    const last = started((id) => void third.push(id));
    await last.database.tellUntold();
    last.stop();
    expect(third).toEqual([]);
  });

  it('that have come to their end are not kept', async () => {
    const heard: string[] = [];
    const running = started((id) => void heard.push(id));
    running.create('a');
    await settled();
    await settled();
    expect(running.database.store.untold()).toEqual([]);
    expect(heard).toEqual(['a']);
    running.stop();
  });

  it('arrive again, after a while, at a function that failed and wants that', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const heard: string[] = [];
    const heardTwice = new Promise<void>((resolve) => {
      const running = started((id) => {
        heard.push(id);
        if (heard.length === 1) throw new TypeError('a bug');
        resolve();
        setImmediate(running.stop);
      });
      running.create('a');
    });
    await heardTwice;
    expect(heard).toEqual(['a', 'a']);
    jest.restoreAllMocks();
  });
});
