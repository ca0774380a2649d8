import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Random } from '../generated/random.ts';
import { startProcess } from './start-process.ts';

const ROOT = 'projects/demo-test/databases/(default)/documents';
const WRITERS = 4;
const PAIR = ['left', 'right'];
const LONGEST_LIFE_MS = 250;
const OWNER = { authorization: 'Bearer owner' };

/** The problems that the rounds found, in words, and the total number of acknowledged batches. */
export interface KillReport {
  problems: string[];
  acknowledged: number;
}

/**
 * Kills the backend at a random moment of steady writing, `rounds` times over the same data; each batch writes two
 * documents. After every restart all acknowledged batches must exist, and none in part.
 */
export async function killRounds(rounds: number, seed: number): Promise<KillReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'local-cloud-kill-'));
  const random = new Random(seed);
  const acknowledged = new Set<string>();
  const problems: string[] = [];
  try {
    for (let round = 0; round <= rounds; round++) {
      const backend = await startProcess(folder);
      problems.push(...(await check(backend.url, acknowledged)).map((problem) => `round ${round}: ${problem}`));
      if (round < rounds) {
        const writing = write(backend.url, `r${round}`, acknowledged);
        await new Promise((resolve) => setTimeout(resolve, random.below(LONGEST_LIFE_MS)));
        await backend.kill();
        await writing;
      } else await backend.kill();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { problems, acknowledged: acknowledged.size };
}

/** Writes pairs until the backend is gone; records the acknowledged ones. */
async function write(url: string, round: string, acknowledged: Set<string>): Promise<void> {
  const writer = async (name: number) => {
    for (let count = 0; ; count++) {
      const id = `${round}-${name}-${count}`;
      const fields = { text: { stringValue: id.repeat(50) } };
      const writes = PAIR.map((collection) => ({ update: { name: `${ROOT}/${collection}/${id}`, fields } }));
      const body = JSON.stringify({ writes });
      const answer = await fetch(`${url}/v1/${ROOT}:commit`, { method: 'POST', headers: OWNER, body }).catch(
        () => null,
      );
      if (!answer?.ok) return;
      acknowledged.add(id);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, name) => writer(name)));
}

async function check(url: string, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const [left = new Set(), right = new Set()] = await Promise.all(PAIR.map((collection) => idsIn(url, collection)));
  const lost = [...acknowledged].filter((id) => !left.has(id)).map((id) => `${id} was acknowledged and is lost`);
  const halves = [...left, ...right]
    .filter((id) => !left.has(id) || !right.has(id))
    .map((id) => `of ${id} there is only a half`);
  return [...lost, ...halves];
}

async function idsIn(url: string, collection: string): Promise<Set<string>> {
  const select = { fields: [{ fieldPath: '__name__' }] };
  const body = JSON.stringify({ structuredQuery: { from: [{ collectionId: collection }], select } });
  const answer = await fetch(`${url}/v1/${ROOT}:runQuery`, { method: 'POST', headers: OWNER, body });
  const rows = (await answer.json()) as { document?: { name: string } }[];
  return new Set(rows.flatMap(({ document }) => document?.name.split('/').at(-1) ?? []));
}
