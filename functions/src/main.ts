import * as functions from './index.ts';
import { countRuns } from './logged/run-use.ts';
import { addToMonths } from './site-figures/months.ts';
import { runCounter } from './site-figures/runs/run-counter.ts';
import { firestoreStore } from './store/firestore-store.ts';

/** What is deployed. The log names each function as it is exported. */
export * from './index.ts';

countRuns(
  runCounter(
    (amounts) => firestoreStore().transact((transaction) => addToMonths(transaction, 'runs', amounts)),
    () => new Date(),
  ),
);

for (const [name, made] of Object.entries(functions)) Object.defineProperty(made, 'name', { value: name });
