import { BuildPoller, type BuildSource } from './build-poller.ts';

const HOUR = 3_600_000;

function setUp(source: Partial<BuildSource> = {}) {
  let asked = 0;
  const onUpdate = jest.fn();
  const poller = new BuildPoller(
    {
      shellBuild: 's1',
      usedBuilds: () => new Map([['mf_public', 'p1']]),
      latestShellBuild: async () => {
        asked += 1;
        return 's1';
      },
      liveBuild: async () => 'p1',
      random: () => 0.5,
      now: Date.now,
      ...source,
    },
    onUpdate,
  );
  poller.start();
  return { poller, onUpdate, asked: () => asked };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('build check interval, 1 hour (spec §9)', () => {
  it('first asks after an hour and then every hour', async () => {
    const { asked } = setUp();
    await jest.advanceTimersByTimeAsync(HOUR - 1);
    expect(asked()).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(1);
    await jest.advanceTimersByTimeAsync(2 * HOUR);
    expect(asked()).toBe(3);
  });

  it('spreads the question by at most 5 %', async () => {
    const { asked } = setUp({ random: () => 1 });
    await jest.advanceTimersByTimeAsync(HOUR * 1.05 - 1);
    expect(asked()).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked()).toBe(1);
  });

  it('reports a newer shell once and stops asking', async () => {
    const { onUpdate } = setUp({ latestShellBuild: async () => 's2' });
    await jest.advanceTimersByTimeAsync(5 * HOUR);
    expect(onUpdate).toHaveBeenCalledTimes(1);
  });

  it('reports a newer build of a section in use', async () => {
    const { onUpdate } = setUp({ liveBuild: async () => 'p2' });
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(onUpdate).toHaveBeenCalledTimes(1);
  });

  it('goes on asking after a question failed', async () => {
    let answer = (): Promise<string> => Promise.reject(new Error('offline'));
    const { onUpdate } = setUp({ latestShellBuild: () => answer() });
    await jest.advanceTimersByTimeAsync(3 * HOUR);
    expect(onUpdate).not.toHaveBeenCalled();
    answer = async () => 's2';
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(onUpdate).toHaveBeenCalledTimes(1);
  });

  it('asks when the page becomes visible after an hour of sleep, not before', async () => {
    let sleeping = 0;
    const { poller, asked } = setUp({ now: () => Date.now() + sleeping });
    await poller.becameVisible();
    expect(asked()).toBe(0);
    sleeping = 3 * HOUR;
    await poller.becameVisible();
    expect(asked()).toBe(1);
  });
});
