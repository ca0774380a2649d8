import { AppError } from '@cursiv/shared-domain';
import type { Limit } from '../allowance/allowance.ts';
import { takeStored } from '../allowance/stored-allowance.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import type { Caller } from './callable.ts';

/**
 * An action that a person may do this often, whichever instance answers: `callable(schema, limited('name', { most,
 * spanMs }, act))`.
 */
export const limited =
  <Input, Output>(name: string, limit: Limit, act: (input: Input, caller: Caller) => Promise<Output>) =>
  async (input: Input, caller: Caller): Promise<Output> => {
    const isAllowed = await takeStored(firestoreStore(), `${name} ${caller.uid}`, limit, new Date());
    if (!isAllowed) throw new AppError('too-often');
    return act(input, caller);
  };
