// `npm run bench -- <what>`: prints the measurements of one part as a table.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureChromium } from './chromium/ensure-chromium.ts';

const root = path.resolve(import.meta.dirname, '../..');
const BENCHES: Record<string, string> = {
  'local-cloud': 'local-cloud/bench/bench-local-cloud.ts',
  budget: 'e2e/bench/counted/budget.ts',
  composition: 'e2e/bench/composition.ts',
  pages: 'e2e/bench/pages.ts',
  authoring: 'e2e/bench/authoring.ts',
  cost: 'e2e/bench/counted/cost.ts',
  instances: 'e2e/bench/instances/main.ts',
  scale: 'e2e/bench/counted/scale.ts',
  kills: 'e2e/bench/kills.ts',
  lesson: 'e2e/bench/taking/lesson.ts',
  quiz: 'e2e/bench/quiz.ts',
  messages: 'e2e/bench/messages.ts',
  upload: 'e2e/bench/writing/upload.ts',
  shift: 'e2e/bench/counted/shift.ts',
  views: 'e2e/bench/views/main.ts',
  lighthouse: 'e2e/bench/views/lighthouse.ts',
  'hostile-text': 'functions/bench/hostile-text.ts',
  load: 'platform-tools/src/bench/load/main.ts',
  kept: 'platform-tools/src/bench/kept/main.ts',
  search: 'demo-data/bench/search.ts',
};

const [what = '', ...rest] = process.argv.slice(2);
const bench = Object.hasOwn(BENCHES, what) ? BENCHES[what] : undefined;
if (bench) {
  const env = bench.startsWith('e2e/') ? { ...process.env, CHROMIUM_PATH: ensureChromium() } : process.env;
  const { status } = spawnSync(process.execPath, [path.join(root, bench), ...rest], { stdio: 'inherit', env });
  process.exitCode = status ?? 1;
} else {
  console.error(`Name what to measure: ${Object.keys(BENCHES).join(', ')}`);
  process.exitCode = 1;
}
