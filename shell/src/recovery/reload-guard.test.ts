import { mayReload, type TabMemory } from './reload-guard.ts';

function memory(): TabMemory {
  let text: string | null = null;
  return {
    read: () => text,
    write: (next) => {
      text = next;
    },
  };
}

describe('chunk reload guard, 10 seconds (spec §8 and §9)', () => {
  it('reloads a page once within 10 seconds', () => {
    const tab = memory();
    expect(mayReload(tab, '/courses', 'b1', 0)).toBe(true);
    expect(mayReload(tab, '/courses', 'b1', 9_999)).toBe(false);
    expect(mayReload(tab, '/courses', 'b1', 10_000)).toBe(true);
  });

  it('is not defeated by two paths that fail in turn', () => {
    const tab = memory();
    expect(mayReload(tab, '/a', 'b1', 0)).toBe(true);
    expect(mayReload(tab, '/b', 'b1', 1)).toBe(true);
    expect(mayReload(tab, '/a', 'b1', 2)).toBe(false);
    expect(mayReload(tab, '/b', 'b1', 3)).toBe(false);
  });

  it('does not loop on files that fail after more than 10 seconds', () => {
    const tab = memory();
    const allowed = [0, 12_000, 24_000, 36_000, 3_600_000].map((now) => mayReload(tab, '/a', 'b1', now));
    expect(allowed).toEqual([true, true, false, false, false]);
  });

  it('heals a second deploy in the same tab', () => {
    const tab = memory();
    mayReload(tab, '/a', 'b1', 0);
    mayReload(tab, '/a', 'b1', 20_000);
    expect(mayReload(tab, '/a', 'b2', 40_000)).toBe(true);
  });

  it('never reloads when nothing can be remembered', () => {
    const forgetful: TabMemory = { read: () => null, write: () => {} };
    expect(mayReload(forgetful, '/a', 'b1', 0)).toBe(false);
  });

  it('ignores what it did not write', () => {
    const tab = memory();
    tab.write('{"path":');
    expect(mayReload(tab, '/a', 'b1', 0)).toBe(true);
  });
});
