import type { httpsCallable as callable, Functions } from 'firebase/functions';
import { writing } from './firestore/own-writes.ts';
import { loadTwice } from './load-twice.ts';
import { whenCallerKnown, whenSignInKnown } from './sign-in/held-questions.ts';
import { presentPerson } from './sign-in/present-person.ts';

/*
 * The client of the functions, which loads with the first call and asks once it is known who does. The types and the meaning are the SDK's own.
 */

/** What a call fails with, in the form of the functions' own refusals, when its person has signed out before it was sent. */
const leftMeanwhile = () => Object.assign(new Error('who called has signed out'), { details: { code: 'signed-out' } });

const load = () => loadTwice(() => import('./functions/sdk.ts'));

/** Stands for the functions service. */
export const functionsService = () => ({}) as Functions;

export const httpsCallable = ((_: Functions, ...how: [name: string]) => {
  const call = async (input: unknown) => {
    const caller = presentPerson();
    await whenSignInKnown();
    await whenCallerKnown();
    const sdk = await load();
    // A person's call is sent in no other name, and not in nobody's.
    if (caller !== undefined && presentPerson() !== caller) throw leftMeanwhile();
    return writing(sdk.httpsCallable(sdk.functionsService(), ...how)(input));
  };
  return call;
}) as unknown as typeof callable;
