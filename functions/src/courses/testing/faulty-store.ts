import type { DocumentStore } from '../../store/document-source.ts';

/** What goes wrong with one commit: it is not stored, or it is stored and its answer is lost. */
export type Fault = 'refused' | 'answer lost';

/** Transactions one after the other, as if they were isolated; `fault` says what becomes of each, by its number. */
export function faultyStore(store: DocumentStore, fault: (number: number) => Fault | undefined): DocumentStore {
  let [number, last] = [0, Promise.resolve()];
  const commit: DocumentStore['transact'] = async (work) => {
    const what = fault(number++);
    if (what === 'refused') throw new Error('killed');
    const result = await store.transact(work);
    if (what === 'answer lost') throw new Error('killed');
    return result;
  };
  return {
    ...store,
    transact: (work) => {
      const turn = last.then(() => commit(work));
      last = turn.then(
        () => undefined,
        () => undefined,
      );
      return turn;
    },
  };
}
