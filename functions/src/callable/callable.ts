import { AppError } from '@cursiv/shared-domain';
import { type CallableFunction, type CallableRequest, onCall } from 'firebase-functions/v2/https';
import type { ZodType } from 'zod';
import { Allowance, type Limit } from '../allowance/allowance.ts';
import { senderOf } from '../allowance/sender-of.ts';
import { isAppCheckEnforced } from '../app-check/is-enforced.ts';
import { toHttpsError } from './refusal.ts';

/** Who calls, as their token says. */
export interface Caller {
  uid: string;
  /** Whether the person has shown that the e-mail address is theirs. */
  hasProvenAddress: boolean;
}

/** Region and time-out of calls, in seconds (spec §9); who calls must come from one of our pages. */
const OPTIONS = {
  region: 'us-central1',
  timeoutSeconds: 70,
  maxInstances: 10,
  concurrency: 80,
  enforceAppCheck: isAppCheckEnforced(),
} as const;

/** What one person may call in a minute, on each instance. What costs more has an allowance of its own. */
const EVERYBODYS: Limit = { most: 120, spanMs: 60_000 };
const allowance = new Allowance(EVERYBODYS);

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
    if (!allowance.take(caller.uid)) throw new AppError('too-often');
    return act(checked(schema, request.data), caller);
  });
}

/** A function that visitors call too: for them there is no caller. */
export function callableByAll<Input, Output>(
  schema: ZodType<Input>,
  act: (input: Input, caller: Caller | undefined) => Promise<Output>,
): CallableFunction<Input, Promise<Output>> {
  return answered(async (request) => {
    const caller = callerOf(request);
    if (!allowance.take(caller?.uid ?? connectionOf(request))) throw new AppError('too-often');
    return act(checked(schema, request.data), caller);
  });
}

const answered = <Input, Output>(answer: (request: CallableRequest<Input>) => Promise<Output>) =>
  onCall(OPTIONS, async (request: CallableRequest<Input>) => {
    try {
      return await answer(request);
    } catch (error) {
      throw toHttpsError(error);
    }
  });

/** A visitor counts by their connection. */
const connectionOf = ({ rawRequest }: CallableRequest): string =>
  senderOf(rawRequest.header('x-forwarded-for')).connection;

const callerOf = ({ auth }: CallableRequest): Caller | undefined =>
  auth && { uid: auth.uid, hasProvenAddress: auth.token.email_verified === true };

function checked<Input>(schema: ZodType<Input>, data: unknown): Input {
  const result = schema.safeParse(data);
  if (!result.success) throw new AppError('invalid');
  return result.data;
}
