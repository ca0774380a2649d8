import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { SiteFiles } from './site-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cursiv-files-'));
const file = path.join(folder, 'current.json');
const files = new SiteFiles([{ at: '/', folder }]);
afterAll(() => rmSync(folder, { recursive: true }));

it.each(['{"n":1}', ''])(
  'sends as much of a file as it has announced, when the file grows meanwhile: "%s"',
  async (present) => {
    writeFileSync(file, present);
    const sent = await files.open({} as IncomingMessage, '/current.json');
    appendFileSync(file, ' more');
    expect(sent?.size).toBe(present.length);
    expect(sent && (await text(sent.stream))).toBe(present);
  },
);

it('sends a file that goes meanwhile', async () => {
  writeFileSync(file, '{"n":1}');
  const sent = await files.open({} as IncomingMessage, '/current.json');
  rmSync(file);
  expect(sent && (await text(sent.stream))).toBe('{"n":1}');
});
