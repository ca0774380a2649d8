import type { AccountPreferences } from '@cursiv/shared-domain';
import { type Choices, prefer, unsentOf } from '@cursiv/shared-ui';
import { waitFor } from '@testing-library/react';
import { type Account, followAccount } from './follow-account.ts';

type Fields = Partial<AccountPreferences>;

const fits = ({ speed = 1 }: Fields) => speed <= 2;

/** An account that takes what fits, as `savePreferences` tells it, or is out of reach. */
function account(stored: Fields = {}) {
  const sent: Fields[] = [];
  let isReachable = true;
  let tell: (fields: Fields) => void = () => undefined;
  const access = {
    watchPreferences: () => (watcher: { next(value: Fields | undefined): void }) => {
      tell = watcher.next;
      tell(stored);
      return () => undefined;
    },
    savePreferences: async (_: string, chosen: Fields) => {
      if (!isReachable) throw new Error('offline');
      sent.push(chosen);
      const names = Object.keys(chosen) as (keyof Fields)[];
      const refused = names.filter((name) => !fits({ [name]: chosen[name] }));
      const taken = Object.entries(chosen).filter(([name]) => !refused.includes(name as keyof Fields));
      stored = { ...stored, ...Object.fromEntries(taken) };
      tell(stored);
      return refused;
    },
  } as unknown as Account;
  const reach = (now: boolean) => {
    isReachable = now;
  };
  return { access, sent, stored: () => stored, reach, say: (fields: Fields) => tell(fields) };
}

const held = (): Choices & { refused?: string[] } => JSON.parse(localStorage.getItem('cursiv:own-preferences') ?? '{}');

let stop = () => {};
beforeEach(() => localStorage.clear());
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('choices that an account is told of', () => {
  it('are kept but for the one that it refuses, which is named and not sent again', async () => {
    const { access, sent, stored } = account({ speed: 1 });
    stop = followAccount(access, 'ana', () => undefined);
    prefer({ theme: 'dark', speed: 40, autoplayNext: true });
    await waitFor(() => expect(held().refused).toEqual(['speed']));
    expect(stored()).toEqual({ theme: 'dark', speed: 1, autoplayNext: true });
    expect(held()).toMatchObject({ theme: 'dark', speed: 1, autoplayNext: true });
    expect(unsentOf('ana')).toEqual({});
    window.dispatchEvent(new Event('online'));
    expect(sent).toHaveLength(1);
  });

  it('are no longer named as refused when another that fits is chosen', async () => {
    const { access, stored } = account();
    stop = followAccount(access, 'ana', () => undefined);
    prefer({ speed: 40 });
    await waitFor(() => expect(held().refused).toEqual(['speed']));
    prefer({ speed: 1.5 });
    await waitFor(() => expect(stored()).toEqual({ speed: 1.5 }));
    expect(held().refused).toEqual([]);
  });

  it('wait without a connection, and none of them is lost for another', async () => {
    const { access, stored, reach } = account();
    stop = followAccount(access, 'ana', () => undefined);
    reach(false);
    prefer({ speed: 40 });
    prefer({ captions: 'en' });
    expect(unsentOf('ana')).toEqual({ speed: 40, captions: 'en' });
    // Until the try that failed is over.
    await waitFor(async () => {
      reach(true);
      window.dispatchEvent(new Event('online'));
      expect(stored()).toEqual({ captions: 'en' });
    });
    await waitFor(() => expect(held().refused).toEqual(['speed']));
    expect(held().captions).toBe('en');
  });

  it('do not come back by what the account said before it took them, and give way to what it says later', async () => {
    jest.useFakeTimers();
    const { access, sent, say } = account({ isTranscriptOpen: true });
    stop = followAccount(access, 'ana', () => undefined);
    prefer({ isTranscriptDual: true });
    await jest.advanceTimersByTimeAsync(0);
    prefer({ isTranscriptDual: false });
    await jest.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(2);
    say({ isTranscriptOpen: false });
    say({ isTranscriptOpen: false, isTranscriptDual: true });
    expect(held()).toMatchObject({ isTranscriptOpen: false, isTranscriptDual: false });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(held()).toMatchObject({ isTranscriptOpen: false, isTranscriptDual: true });
  });
});
