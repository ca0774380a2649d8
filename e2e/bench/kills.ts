// `npm run bench -- kills [--moments 50] [--seed 1]`: kills the backend and an author's browser while they write,
// publish and upload, and looks for what is lost or half.
import { parseArgs } from 'node:util';
import { killRounds } from '../support/kills/kill-rounds.ts';

const { values: options } = parseArgs({
  options: { moments: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } },
});
const { problems, savedCharacters, publications, uploads } = await killRounds(
  Number(options.moments),
  Number(options.seed),
  console.log,
);
console.log(
  `${options.moments} kills (seed ${options.seed}): ${savedCharacters} characters shown as saved, ${publications} publications, ${uploads} uploads, ${problems.length} problems.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
