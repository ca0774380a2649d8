import { REVIEWERS } from '../review-texts.ts';
import type { Person } from './people.ts';

/** Fictional learners with a name and no account. */
export const READERS = REVIEWERS.map(
  (name, index): Person => ({ uid: `demo-reader-${index}`, name, email: `reader-${index}@cursiv.test` }),
);
