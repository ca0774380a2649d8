import fc from 'fast-check';
import { LINGER_MS, Lingering, MOST_LINGERING } from './lingering.ts';

/** A database that tells what is stored at each name, and how many listen to it. */
function database() {
  const stored = new Map<string, string>();
  const listeners = new Map<string, { next(answer: string): void; fail(error: unknown): void }>();
  let begun = 0;
  const lingering = new Lingering<string, string>({
    begin: (name, next, fail) => {
      begun += 1;
      listeners.set(name, { next, fail });
      return () => listeners.delete(name);
    },
    isSame: (one, other) => one === other,
  });
  const store = (name: string, text: string) => {
    stored.set(name, text);
    listeners.get(name)?.next(text);
  };
  const follow = (name: string) => {
    const told: string[] = [];
    const failed: unknown[] = [];
    const stop = lingering.listen(name, { next: (answer) => told.push(answer), fail: (error) => failed.push(error) });
    return { told, failed, stop };
  };
  return { lingering, stored, listeners, store, follow, begun: () => begun };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('listening to the database', () => {
  it('tells whoever comes back what is stored now, before anything is drawn, and asks nothing again', () => {
    const { store, follow, begun } = database();
    const first = follow('course');
    store('course', '1 of 2');
    first.stop();
    store('course', '2 of 2');
    expect(follow('course').told).toEqual(['2 of 2']);
    expect([first.told, begun()]).toEqual([['1 of 2'], 1]);
  });

  it('ends when nobody has asked for a minute', () => {
    const { store, follow, listeners } = database();
    const { stop } = follow('course');
    store('course', 'one');
    stop();
    jest.advanceTimersByTime(LINGER_MS - 1);
    const again = follow('course');
    jest.advanceTimersByTime(LINGER_MS);
    expect(listeners.has('course')).toBe(true);
    again.stop();
    jest.advanceTimersByTime(LINGER_MS);
    expect(listeners.has('course')).toBe(false);
    expect(follow('course').told).toEqual([]);
  });

  it('ends what was left longest ago when there is too much', () => {
    const { follow, listeners } = database();
    const names = Array.from({ length: MOST_LINGERING + 1 }, (_, place) => `course ${place}`);
    const followed = follow('profile');
    for (const name of names) follow(name).stop();
    expect([...listeners.keys()]).toEqual(['profile', ...names.slice(1)]);
    followed.stop();
  });

  it('tells a failure to all who ask, and asks anew afterwards', () => {
    const { follow, listeners, store } = database();
    const [one, other] = [follow('course'), follow('course')];
    store('course', 'one');
    listeners.get('course')?.fail('refused');
    expect([one.failed, other.failed]).toEqual([['refused'], ['refused']]);
    expect(follow('course').told).toEqual([]);
    one.stop();
    jest.advanceTimersByTime(LINGER_MS);
    expect(listeners.has('course')).toBe(true);
  });

  it('does not tell what was before one wrote, neither of what was left nor of what is left then', () => {
    const { lingering, store, follow, listeners } = database();
    const [left, heard, changed] = [follow('profile'), follow('course'), follow('news')];
    for (const name of ['profile', 'course', 'news']) store(name, 'before');
    left.stop();
    lingering.written();
    expect([...listeners.keys()]).toEqual(['course', 'news']);
    store('news', 'after');
    heard.stop();
    changed.stop();
    expect([...listeners.keys()]).toEqual(['news']);
    expect(follow('news').told).toEqual(['after']);
  });

  it('forgets everything when the person goes', () => {
    const { lingering, follow, listeners, store } = database();
    follow('course').stop();
    follow('profile');
    store('course', 'one');
    lingering.forget();
    expect([...listeners.keys()]).toEqual([]);
    expect(follow('course').told).toEqual([]);
  });

  it('tells every follower what is stored, whoever comes and goes in whatever order', () => {
    const name = fc.constantFrom('course', 'profile', 'news');
    const deed = fc.oneof(
      fc.record({ what: fc.constant('store' as const), name }),
      fc.record({ what: fc.constant('follow' as const), name }),
      fc.record({ what: fc.constant('leave' as const), name }),
      fc.record({ what: fc.constant('wait' as const), name }),
    );
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
        const { stored, store, follow, listeners } = database();
        const followers: { of: string; told: string[]; stop(): void }[] = [];
        for (const [place, { what, name: of }] of deeds.entries()) {
          if (what === 'store') store(of, `at ${place}`);
          if (what === 'follow') {
            followers.push({ of, ...follow(of) });
            // What a new listener is told first by the service.
            if (stored.has(of)) store(of, stored.get(of) ?? '');
          }
          if (what === 'leave') followers.splice(0, 1).at(0)?.stop();
          if (what === 'wait') jest.advanceTimersByTime(LINGER_MS);
          for (const follower of followers) expect(follower.told.at(-1)).toBe(stored.get(follower.of));
        }
        for (const { stop } of followers) stop();
        jest.advanceTimersByTime(LINGER_MS);
        expect(listeners.size).toBe(0);
      }),
    );
  });
});
