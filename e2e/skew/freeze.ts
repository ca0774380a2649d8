// `node e2e/skew/freeze.ts`: freezes the present builds as the older ones of the matrix. Run it when no open tab can be
// as old as the frozen builds (seven days after they were live), or when a new minor version of the contract has gone
// live.
import { freeze } from './support/frozen.ts';

freeze();
