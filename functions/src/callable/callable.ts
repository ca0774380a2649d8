import { AppError } from '@cursiv/shared-domain';
import { type CallableFunction, type CallableRequest, onCall } from 'firebase-functions/v2/https';
import type { ZodType } from 'zod';
import { toHttpsError } from './refusal.ts';

/** Who calls, as their token says. */
export interface Caller {
  uid: string;
  /** Whether the person has shown that the e-mail address is theirs. */
  hasProvenAddress: boolean;
}

/** Region and time-out of calls, in seconds (spec §9). */
const OPTIONS = { region: 'us-central1', timeoutSeconds: 70, maxInstances: 10, concurrency: 80 } as const;

/**
 * A function that signed-in people call (spec §7): what they send is checked against `schema`, then `act` decides and acts.
 * An AppError that `act` throws reaches the caller by its code; anything else is logged and answered as INTERNAL.
 */
export function callable<Input, Output>(
  schema: ZodType<Input>,
  act: (input: Input, caller: Caller) => Promise<Output>,
): CallableFunction<Input, Promise<Output>> {
  return answered(async (request) => {
    const caller = callerOf(request);
    if (!caller) throw new AppError('signed-out');
    return act(checked(schema, request.data), caller);
  });
}

/** A function that visitors call too: for them there is no caller. */
export function callableByAll<Input, Output>(
  schema: ZodType<Input>,
  act: (input: Input, caller: Caller | undefined) => Promise<Output>,
): CallableFunction<Input, Promise<Output>> {
  return answered(async (request) => act(checked(schema, request.data), callerOf(request)));
}

const answered = <Input, Output>(answer: (request: CallableRequest<Input>) => Promise<Output>) =>
  onCall(OPTIONS, async (request: CallableRequest<Input>) => {
    try {
      return await answer(request);
    } catch (error) {
      throw toHttpsError(error);
    }
  });

const callerOf = ({ auth }: CallableRequest): Caller | undefined =>
  auth && { uid: auth.uid, hasProvenAddress: auth.token.email_verified === true };

function checked<Input>(schema: ZodType<Input>, data: unknown): Input {
  const result = schema.safeParse(data);
  if (!result.success) throw new AppError('invalid');
  return result.data;
}
