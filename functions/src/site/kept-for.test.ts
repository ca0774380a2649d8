import { keptFor } from './kept-for.ts';

/** Joins what two objects say, and counts how often it has to. */
function joiner() {
  const state = { times: 0 };
  const join = keptFor((one: { says: string }, other: { says: string }) => {
    state.times += 1;
    return one.says + other.says;
  });
  return { join, state };
}

describe('a result that is kept', () => {
  it('is worked out once for the same objects', () => {
    const { join, state } = joiner();
    const [one, other] = [{ says: 'a' }, { says: 'b' }];
    expect([join(one, other), join(one, other)]).toEqual(['ab', 'ab']);
    expect(state.times).toBe(1);
  });

  it('is nobody else’s: another object in either place has its own, even when it says the same', () => {
    const { join, state } = joiner();
    const [one, other] = [{ says: 'a' }, { says: 'b' }];
    expect([join(one, other), join(other, one), join(one, { says: 'c' }), join({ says: 'a' }, other)]).toEqual([
      ...['ab', 'ba', 'ac', 'ab'],
    ]);
    expect(state.times).toBe(4);
  });
});
