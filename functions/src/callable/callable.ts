import { AppError } from '@cursiv/shared-domain';
import type { CallableFunction, CallableOptions, CallableRequest } from 'firebase-functions/v2/https';
import type { ZodType } from 'zod';
import { Allowance, type Limit } from '../allowance/allowance.ts';
import { senderOf } from '../allowance/sender-of.ts';
import { isAppCheckEnforced } from '../app-check/is-enforced.ts';
import { onCall } from '../logged/https.ts';
import { refuseInMaintenance } from './maintenance.ts';
import { toHttpsError } from './refusal.ts';

/** The caller, as their token names them. */
export interface Caller {
  uid: string;
  /** Whether the person has verified their e-mail address. */
  hasVerifiedEmail: boolean;
  /** When they last gave their password, or came through Google. */
  signedInAt?: Date;
  /** By which way, such as `password` or `google.com`. */
  signedInBy?: string;
  /** What their browser calls itself. */
  userAgent?: string;
}

/** What a function has beside its work. */
interface CallOptions<Input> extends Pick<CallableOptions, 'secrets'> {
  /**
   * It goes on while the site is worked on: it changes nothing that people made, or keeps an account safe. Where one function both reads and
   * changes, the input says which.
   */
  staysOpen?: true | ((input: Input) => boolean);
}

/** Region and time-out of calls, in seconds (spec §9); a caller must come from one of our pages. */
const OPTIONS = {
  region: 'us-central1',
  timeoutSeconds: 70,
  maxInstances: 10,
  concurrency: 80,
  enforceAppCheck: isAppCheckEnforced(),
} as const;

/**
 * How many calls one person may make in a minute on each instance. Expensive functions have an allowance of their own.
 */
const EVERYBODYS: Limit = { most: 120, spanMs: 60_000 };
const allowance = new Allowance(EVERYBODYS);

/** Makes `callable` with what refuses people while the site is worked on. */
export const callableWith =
  (refuse: (uid: string) => Promise<void>) =>
  /**
   * A function for signed-in people (spec §7): `schema` checks their input, then `act` decides and acts. When `act`
   * throws an AppError, the caller gets its code; any other error is logged and answered as INTERNAL. While the site is worked on, only
   * administrators are answered, unless the function stays open.
   */
  <Input, Output>(
    schema: ZodType<Input>,
    act: (input: Input, caller: Caller) => Promise<Output>,
    { staysOpen, ...secrets }: CallOptions<Input> = {},
  ): CallableFunction<Input, Promise<Output>> =>
    answered(secrets, async (request) => {
      const caller = callerOf(request);
      if (!caller) throw new AppError('signed-out');
      if (!allowance.take(caller.uid)) throw new AppError('too-often');
      const input = checked(schema, request.data);
      const isOpen = typeof staysOpen === 'function' ? staysOpen(input) : staysOpen;
      if (!isOpen) await refuse(caller.uid);
      return act(input, caller);
    });

/** A function that visitors may call too; they have no caller. It stays open while the site is worked on. */
export function callableByAll<Input, Output>(
  schema: ZodType<Input>,
  act: (input: Input, caller: Caller | undefined) => Promise<Output>,
): CallableFunction<Input, Promise<Output>> {
  return answered({}, async (request) => {
    const caller = callerOf(request);
    if (!allowance.take(caller?.uid ?? connectionOf(request))) throw new AppError('too-often');
    return act(checked(schema, request.data), caller);
  });
}

const answered = <Input, Output>(
  secrets: Pick<CallableOptions, 'secrets'>,
  answer: (request: CallableRequest<Input>) => Promise<Output>,
) =>
  onCall({ ...OPTIONS, ...secrets }, async (request: CallableRequest<Input>) => {
    try {
      return await answer(request);
    } catch (error) {
      throw toHttpsError(error);
    }
  });

/** Visitors are counted by connection. */
const connectionOf = ({ rawRequest }: CallableRequest): string =>
  senderOf(rawRequest.header('x-forwarded-for')).connection;

const callerOf = ({ auth, rawRequest }: CallableRequest): Caller | undefined =>
  auth && {
    uid: auth.uid,
    userAgent: rawRequest.header('user-agent') ?? '',
    hasVerifiedEmail: auth.token.email_verified === true,
    ...(auth.token.firebase?.sign_in_provider && { signedInBy: auth.token.firebase.sign_in_provider }),
    ...(auth.token.auth_time && { signedInAt: new Date(auth.token.auth_time * 1000) }),
  };

function checked<Input>(schema: ZodType<Input>, data: unknown): Input {
  const result = schema.safeParse(data);
  if (!result.success) throw new AppError('invalid');
  return result.data;
}

export const callable = callableWith(refuseInMaintenance);
