import { killRounds } from './kill-rounds.ts';

const ROUNDS = 5;

describe('a backend that is killed while it writes', () => {
  it('has every acknowledged batch, whole, when it starts again', async () => {
    const { problems, acknowledged } = await killRounds(ROUNDS, 1);
    expect(problems).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
  }, 120_000);
});
