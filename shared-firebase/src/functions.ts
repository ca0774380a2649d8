import type { httpsCallable as callable, Functions } from 'firebase/functions';
import { loadTwice } from './load-twice.ts';
import { whenSignInKnown } from './sign-in/held-questions.ts';

/*
 * The client of the functions, which loads with the first call and asks once it is known who does. The types and the meaning are the SDK's own.
 */

const load = () => loadTwice(() => import('./functions/sdk.ts'));

/** Stands for the functions service. */
export const functionsService = () => ({}) as Functions;

export const httpsCallable = ((_: Functions, ...how: [name: string]) => {
  const call = async (input: unknown) => {
    await whenSignInKnown();
    const sdk = await load();
    return sdk.httpsCallable(sdk.functionsService(), ...how)(input);
  };
  return call;
}) as unknown as typeof callable;
