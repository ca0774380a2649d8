import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer } from './ask.ts';

const FILE = path.join(import.meta.dirname, '../fixtures/differential-answers.json');
const DIGEST_LETTERS = 12;

/** A refusal by its name, any other answer by a hash that distinguishes it. */
export function summaryOf(answer: Answer): string {
  if (typeof answer === 'string') return answer;
  return createHash('sha256').update(JSON.stringify(answer)).digest('hex').slice(0, DIGEST_LETTERS);
}

/** Google's answers, one line per scenario. */
export function recordedAnswers(): string[][] {
  return JSON.parse(readFileSync(FILE, 'utf8')) as string[][];
}

export function recordAnswers(answers: readonly string[][]): void {
  writeFileSync(FILE, `[\n${answers.map((line) => `  ${JSON.stringify(line)}`).join(',\n')}\n]\n`);
}
