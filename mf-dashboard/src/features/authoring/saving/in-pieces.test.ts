import { inPieces } from './in-pieces.ts';

/** Work of so many steps, of which each takes three milliseconds. */
function* work(steps: number, clock: { now: number }): Generator<undefined, string> {
  for (let step = 0; step < steps; step += 1) {
    clock.now += 3;
    yield;
  }
  return 'gata';
}

describe('long work', () => {
  const clock = { now: 0 };
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    clock.now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => clock.now);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('rests after eight milliseconds at the next step, and goes on until it is done', () => {
    const done = jest.fn();
    inPieces(work(5, clock), done);
    expect(clock.now).toBe(0);
    jest.runOnlyPendingTimers();
    expect([clock.now, done.mock.calls]).toEqual([9, []]);
    jest.runOnlyPendingTimers();
    expect([clock.now, done.mock.calls]).toEqual([15, [['gata']]]);
  });

  it('is given up between two pieces', () => {
    const done = jest.fn();
    const giveUp = inPieces(work(5, clock), done);
    jest.runOnlyPendingTimers();
    giveUp();
    jest.runAllTimers();
    expect(clock.now).toBe(9);
    expect(done).not.toHaveBeenCalled();
  });
});
