import { expect, test } from '@playwright/test';
import { killRounds } from '../support/kills/kill-rounds.ts';

const MOMENTS = 6;

test('nothing that showed as saved is lost, and nothing is half published, when backend or browser are killed', async () => {
  test.setTimeout(1_800_000);
  const { problems, savedCharacters, publications, uploads } = await killRounds(MOMENTS, 1);
  expect(problems).toEqual([]);
  expect(savedCharacters).toBeGreaterThan(0);
  expect(publications).toBeGreaterThan(0);
  expect(uploads).toBeGreaterThan(0);
});
