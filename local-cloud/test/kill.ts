// `node local-cloud/test/kill.ts [rounds] [seed]`: kills the backend while it writes, 100 times by default.
import { killRounds } from './robustness/kill-rounds.ts';

const DEFAULT_ROUNDS = 100;
const [rounds = DEFAULT_ROUNDS, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);

const { problems, acknowledged } = await killRounds(rounds, seed);
console.log(`${rounds} kills (seed ${seed}): ${acknowledged} batches acknowledged, ${problems.length} lost or halved.`);
for (const problem of problems) console.log(`  ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
