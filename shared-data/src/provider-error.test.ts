import { AppError } from '@cursiv/shared-domain';
import { AUTH_TROUBLE } from '@cursiv/shared-firebase';
import { guarded, toAppError } from './provider-error.ts';

const thrown = (code: string, message = code) => Object.assign(new Error(message), { code });

describe('what the services throw (spec §8)', () => {
  it.each([
    ['auth/user-not-found', 'auth/credentials-refused'],
    ['auth/wrong-password', 'auth/credentials-refused'],
    ['auth/invalid-credential', 'auth/credentials-refused'],
    ['unauthenticated', 'clock-wrong'],
    ['storage/unauthenticated', 'clock-wrong'],
    ['permission-denied', 'no-access'],
    ['storage/unauthorized', 'no-access'],
    ['storage/quota-exceeded', 'quota-exceeded'],
    ['resource-exhausted', 'busy'],
    ['aborted', 'busy'],
    ['unavailable', 'offline'],
    ['deadline-exceeded', 'timed-out'],
    ['storage/object-not-found', 'not-found'],
    ['something-new', 'unknown'],
  ])('has a name of ours: %s is %s', (theirs, ours) => {
    expect(toAppError(thrown(theirs))).toMatchObject({ code: ours, message: theirs });
  });

  it('keeps the raw message for logs', async () => {
    const refuse = () => guarded(() => Promise.reject(thrown('permission-denied', 'false for list @ L7')));
    await expect(refuse()).rejects.toMatchObject({ code: 'no-access', message: 'false for list @ L7' });
  });

  it('tells an authentication service that is out of order from a connection that failed', () => {
    const failed = thrown('auth/network-request-failed');
    expect(toAppError(failed).code).toBe('offline');
    const inTrouble = Object.assign(failed, { customData: { message: `TypeError: ${AUTH_TROUBLE}: 503` } });
    expect(toAppError(inTrouble).code).toBe('auth/unavailable');
  });

  it('leaves our own errors as they are', () => {
    const error = new AppError('conflict');
    expect(toAppError(error)).toBe(error);
  });
});
