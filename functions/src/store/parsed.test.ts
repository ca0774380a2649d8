import { write } from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { parsed } from './parsed.ts';

jest.mock('firebase-functions/logger', () => ({ write: jest.fn() }));

const schema = z.object({ id: z.string(), title: z.string(), of: z.record(z.string(), z.number()) });
const lines = () => jest.mocked(write).mock.calls.map(([{ message }]) => String(message));

it('leaves a malformed document out, and says so in one short line a minute', () => {
  jest.useFakeTimers();
  const names = Array.from({ length: 100 }, (_, index) => [`line\n${index}`, 'none']);
  const broken = { id: 'c1', path: 'courses/c1', fields: { of: Object.fromEntries(names) } };
  for (let read = 0; read < 20; read += 1) expect(parsed(schema, broken)).toBeUndefined();
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toMatch(/^Malformed document left out: courses\/c1 \(title: .{100,600}$/);
  // The keys of a record are whatever somebody wrote.
  expect(lines()[0]).not.toContain('line');
  parsed(schema, { ...broken, path: 'courses/c2' });
  expect(lines()).toHaveLength(2);
  jest.advanceTimersByTime(60_000);
  parsed(schema, broken);
  expect(lines()).toHaveLength(3);
});
