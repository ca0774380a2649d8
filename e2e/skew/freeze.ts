// `node e2e/skew/freeze.ts`: freezes what there is as the older builds of the matrix. Run it when no tab can be as old as the frozen
// ones any longer (seven days after they were live), or when a new minor version of the contract has gone live.
import { freeze } from './support/frozen.ts';

freeze();
