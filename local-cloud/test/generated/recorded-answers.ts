import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer } from './pairs.ts';

const FILE = path.join(import.meta.dirname, '../fixtures/generated-answers.json');
const LETTERS: Record<Answer, string> = { allowed: 'a', denied: 'd', rejected: 'r', invalid: '-' };

/** The seed of the recorded pairs. */
export const RECORDED_SEED = 1;

/** Google's answers to the pairs of RECORDED_SEED, one letter each, in order. */
export function recordedAnswers(): string {
  return (JSON.parse(readFileSync(FILE, 'utf8')) as { answers: string[] }).answers.join('');
}

/** Writes one group of answers per line. */
export function recordAnswers(groups: readonly Answer[][]): void {
  writeFileSync(FILE, `${JSON.stringify({ seed: RECORDED_SEED, answers: groups.map(lettersOf) }, null, 2)}\n`);
}

export function lettersOf(answers: readonly Answer[]): string {
  return answers.map((answer) => LETTERS[answer]).join('');
}
