import { BuildPoller, type BuildSource } from './build-poller.ts';

const HOUR = 3_600_000;

function setUp(source: Partial<BuildSource> = {}) {
  let asked = 0;
  const onUpdate = jest.fn();
  const poller = new BuildPoller(
    {
      shellBuild: 's1',
      latestShellBuild: async () => {
        asked += 1;
        return 's1';
      },
      readRegistry: async () => {},
      sections: () => ['mf_public', 'mf_dashboard', 'mf_admin'],
      sectionUpdate: async () => undefined,
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

  it('reports a section that asks for another document, above all one that must end', async () => {
    const { onUpdate } = setUp({ sectionUpdate: async (section) => (section === 'mf_admin' ? 'ended' : 'newer') });
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(onUpdate.mock.calls).toEqual([['ended']]);
  });

  it('reads the registry before it asks about the sections, and asks even when the registry is unavailable', async () => {
    const { onUpdate } = setUp({
      readRegistry: () => Promise.reject(new Error('offline')),
      sectionUpdate: async () => 'newer',
    });
    const log = jest.spyOn(console, 'info').mockReturnValue();
    await jest.advanceTimersByTimeAsync(HOUR);
    log.mockRestore();
    expect(onUpdate.mock.calls).toEqual([['newer']]);
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
