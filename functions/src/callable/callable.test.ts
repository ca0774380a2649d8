import { AppError } from '@cursiv/shared-domain';
import type { CallableRequest } from 'firebase-functions/v2/https';
import * as z from 'zod';
import { callableWith } from './callable.ts';

const callable = callableWith(async () => undefined);

const greet = callable(z.object({ name: z.string() }), async ({ name }, { uid, hasVerifiedEmail }) => {
  if (name === 'many') throw new AppError('conflict', 'a sentence for the log', { reason: 'too-many' });
  if (name === 'nobody') throw new AppError('not-found', 'a sentence for the log');
  return { greeting: `${name} from ${uid}`, hasVerifiedEmail };
});

const request = (data: unknown, token?: Record<string, unknown>) =>
  ({
    data,
    rawRequest: { header: () => undefined },
    ...(token && { auth: { uid: 'ana', token } }),
  }) as unknown as CallableRequest<{ name: string }>;

describe('a function that people call', () => {
  it('knows who calls and whether their address is proven', async () => {
    await expect(greet.run(request({ name: 'Ion' }, { email_verified: true }))).resolves.toEqual({
      greeting: 'Ion from ana',
      hasVerifiedEmail: true,
    });
    await expect(greet.run(request({ name: 'Ion' }, { email_verified: 'true' }))).resolves.toMatchObject({
      hasVerifiedEmail: false,
    });
  });

  it('refuses who has not signed in, before it looks at what they send', async () => {
    await expect(greet.run(request({ name: 7 }))).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('refuses what it cannot read', async () => {
    await expect(greet.run(request({ name: 7 }, {}))).rejects.toMatchObject({
      code: 'invalid-argument',
      details: { code: 'invalid' },
    });
  });

  it('says why it refuses by a code, and keeps its own words', async () => {
    await expect(greet.run(request({ name: 'nobody' }, {}))).rejects.toMatchObject({
      code: 'not-found',
      message: 'not-found',
      details: { code: 'not-found' },
    });
  });

  it('tells apart what one code covers', async () => {
    await expect(greet.run(request({ name: 'many' }, {}))).rejects.toMatchObject({
      code: 'failed-precondition',
      details: { code: 'conflict', reason: 'too-many' },
    });
  });

  it('refuses people while the site is worked on, after what they may not send and before any work, unless it stays open', async () => {
    const closed = callableWith((uid) => Promise.reject(new AppError('maintenance', uid)));
    let done = 0;
    const work = async () => ({ done: ++done });
    await expect(closed(z.object({ name: z.string() }), work).run(request({ name: 7 }, {}))).rejects.toMatchObject({
      details: { code: 'invalid' },
    });
    await expect(closed(z.object({ name: z.string() }), work).run(request({ name: 'Ion' }, {}))).rejects.toMatchObject({
      code: 'failed-precondition',
      details: { code: 'maintenance' },
    });
    expect(done).toBe(0);
    const open = closed(z.object({ name: z.string() }), work, { staysOpen: true });
    await expect(open.run(request({ name: 'Ion' }, {}))).resolves.toEqual({ done: 1 });
  });

  it('answers while the site is worked on what its input says is only looked at', async () => {
    const closed = callableWith((uid) => Promise.reject(new AppError('maintenance', uid)));
    const looked = closed(z.object({ name: z.string() }), async ({ name }) => ({ name }), {
      staysOpen: ({ name }) => name === 'look',
    });
    await expect(looked.run(request({ name: 'look' }, {}))).resolves.toEqual({ name: 'look' });
    await expect(looked.run(request({ name: 'join' }, {}))).rejects.toMatchObject({ details: { code: 'maintenance' } });
  });
});
