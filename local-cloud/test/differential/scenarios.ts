import { Random } from '../generated/random.ts';
import { commitScenario } from './commits.ts';
import { PARTICULARS } from './particulars.ts';
import { queryScenario } from './queries.ts';
import type { Scenario } from './request.ts';

/** The number of generated scenarios of each kind. */
const COUNT = 15;

/** The seed whose answers are recorded. */
export const RECORDED_SEED = 1;

/** The same for the same seed. */
export function scenarios(seed: number): Scenario[] {
  const seeds = Array.from({ length: COUNT }, (_, index) => seed * 1000 + index);
  return [
    ...PARTICULARS,
    ...seeds.map((one) => queryScenario(new Random(one))),
    ...seeds.map((one) => commitScenario(new Random(one))),
  ];
}
