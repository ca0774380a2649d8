// `npm run bench -- quiz [--learners 500] [--think 5000] [--kill]`: many learners answer a quiz of ten questions at the
// same time, each question after `think` ms on average; `--kill` kills the backend in the middle.
import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startLocalCloud } from '@cursiv/platform-tools/local-cloud';
import { request as requests } from '@playwright/test';
import { storeAll, storedAt } from '../support/backend/stored.ts';
import { printFigures } from './figures.ts';
import { QUESTIONS, quizCourse } from './taking/quiz-course.ts';
import { attestation, QuizLearner } from './taking/quiz-learner.ts';

const MAX_SAVE_MS = 300;
const DOWN_MS = 1_000;
/** Learners who begin at once. */
const AT_ONCE = 20;

/** Processor time that a process has used, in milliseconds. */
const processorMs = ({ pid }: ChildProcess) =>
  Number(execFileSync('ps', ['-o', 'cputimes=', '-p', String(pid)], { encoding: 'utf8' })) * 1000;

async function inParts<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < all.length; start += AT_ONCE)
    await Promise.all(all.slice(start, start + AT_ONCE).map(act));
}

const { values: options } = parseArgs({
  options: {
    learners: { type: 'string', default: '500' },
    think: { type: 'string', default: '5000' },
    kill: { type: 'boolean', default: false },
  },
});
const thinkMs = Number(options.think);
const folder = mkdtempSync(path.join(tmpdir(), 'cursiv-bench-'));
let backend = await startLocalCloud(folder, 'fresh');
const request = await requests.newContext();
try {
  const appCheck = await attestation();
  const learners: QuizLearner[] = [];
  await inParts(
    Array.from({ length: Number(options.learners) }, (_, at) => `quiz-${at}`),
    async (name) => {
      learners.push(await QuizLearner.register(name, appCheck));
    },
  );
  await storeAll(request, quizCourse(learners.map(({ uid }) => uid)));
  const begins = performance.now();
  await inParts(learners, (learner) => learner.start());
  console.log(`${learners.length} attempts begun in ${Math.round(performance.now() - begins)} ms.`);

  const before = processorMs(backend);
  const start = performance.now();
  const answering = Promise.all(learners.map((learner) => learner.answerAll(() => Math.random() * 2 * thinkMs)));
  if (options.kill) {
    await wait((QUESTIONS.length * thinkMs) / 2);
    const gone = once(backend, 'exit');
    backend.kill('SIGKILL');
    await gone;
    await wait(DOWN_MS);
    backend = await startLocalCloud(folder);
  }
  await answering;
  const elapsedMs = performance.now() - start;

  let lost = 0;
  await inParts(learners, async (learner) => {
    const stored = (await storedAt(request, learner.path)).answers as {
      mapValue: { fields: Record<string, { stringValue: string }> };
    };
    for (const [question, answer] of learner.acknowledged)
      if (stored.mapValue.fields[question]?.stringValue !== answer) lost += 1;
  });
  const times = learners.flatMap((learner) => learner.times);
  const used = options.kill ? {} : { processorMs: (processorMs(backend) - before) / times.length };
  printFigures([{ what: 'saving an answer', times, bar: MAX_SAVE_MS, ...used }]);
  const tries = learners.reduce((sum, learner) => sum + learner.tries, 0);
  console.log(
    `${times.length} answers acknowledged in ${Math.round(elapsedMs / 1000)} s (${tries} tries), ${lost} of them lost.`,
  );
  process.exitCode = lost === 0 ? 0 : 1;
} finally {
  backend.kill('SIGKILL');
  await request.dispose();
  rmSync(folder, { recursive: true, force: true });
}
