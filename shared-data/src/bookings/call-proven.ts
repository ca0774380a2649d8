import { errorCode } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';
import { renewToken } from '../files/sending/renew-token.ts';

/** Calls a function for people with a proven e-mail address. Throws AppError as `callFunction` does. */
export async function callProven<Output>(name: string, input: object): Promise<Output> {
  try {
    return await callFunction<object, Output>(name, input);
  } catch (error) {
    if (errorCode(error) !== 'address-unproven') throw error;
    // A person who has just verified the e-mail address still holds an older token.
    await renewToken();
    return callFunction<object, Output>(name, input);
  }
}
