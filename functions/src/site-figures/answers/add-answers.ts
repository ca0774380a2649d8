import type { DocumentStore } from '../../store/document-source.ts';
import { type Amounts, addToMonths } from '../months.ts';

/** Adds what some functions have counted of their answers. */
export const addAnswers = (store: DocumentStore, amounts: Amounts): Promise<void> =>
  store.transact((transaction) => addToMonths(transaction, 'answers', amounts));
