import { memoryStore } from '../store/memory-store.ts';
import { noteRun } from './note-run.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 10, minute));

it('the note of a schedule keeps when it last did its work, while it fails', async () => {
  const documents = new Map<string, Record<string, unknown>>();
  const store = memoryStore(documents);
  await noteRun(store, 'sendDueMails', false, at(0));
  expect(documents.get('scheduleRuns/sendDueMails')).toEqual({ ranAt: at(0), doneAt: null });
  await noteRun(store, 'sendDueMails', true, at(1));
  await noteRun(store, 'sendDueMails', false, at(2));
  expect(documents.get('scheduleRuns/sendDueMails')).toEqual({ ranAt: at(2), doneAt: at(1) });
});
