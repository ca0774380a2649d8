// `node e2e/skew/freeze.ts`: freezes the present builds as the older ones of the matrix. Run it when the oldest builds that may still be open
// in a tab (seven days) are newer than the frozen ones, or when a new minor version of the contract has gone live.
import path from 'node:path';
import { FROZEN, freeze } from './support/frozen.ts';

for (const name of FROZEN) freeze(name, path.resolve(import.meta.dirname, '../..', name, 'build'));
