import { AppError } from '@cursiv/shared-domain';
import { keepTrying, type Outcome } from './keep-trying.ts';

let tries: Outcome[];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  tries = [];
  stop = keepTrying((outcome) => {
    tries.push(outcome);
    return () => {};
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const fail = (code: 'offline' | 'no-access' = 'offline') => tries.at(-1)?.failed(new AppError(code));

describe('something that fails in passing', () => {
  it('is tried again after a second, and then after waits that double up to 32 s', async () => {
    const waits: number[] = [];
    for (let failure = 0; failure < 8; failure += 1) {
      const before = Date.now();
      const count = tries.length;
      fail();
      while (tries.length === count) await jest.advanceTimersToNextTimerAsync();
      waits.push(Date.now() - before);
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 32_000, 32_000]);
  });

  it('begins with a second again once it has worked', async () => {
    fail();
    await jest.advanceTimersByTimeAsync(1_000);
    fail();
    await jest.advanceTimersByTimeAsync(2_000);
    tries.at(-1)?.worked();
    fail();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(tries).toHaveLength(4);
  });

  it('does not wait once the browser is online again', () => {
    fail();
    window.dispatchEvent(new Event('online'));
    expect(tries).toHaveLength(2);
    window.dispatchEvent(new Event('online'));
    expect(tries).toHaveLength(2);
  });

  it('is not tried again when the failure does not pass, or when nobody waits any more', async () => {
    fail('no-access');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(tries).toHaveLength(1);
    fail();
    stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(tries).toHaveLength(1);
  });
});
