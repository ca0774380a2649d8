import type { ReadModel } from '../read-model.ts';
import { countLearners } from './count-learners.ts';
import { keepLearners } from './keep-learners.ts';
import { readLearners } from './read-learners.ts';

/** How many people learn in a course, from its own document; undefined when there is none. */
export const learnersModel: ReadModel<string, number | undefined> = {
  collect: countLearners,
  keep: keepLearners,
  read: readLearners,
};
