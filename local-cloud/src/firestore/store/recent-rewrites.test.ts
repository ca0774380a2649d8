import { KNOWN_MICROS, RecentRewrites } from './recent-rewrites.ts';

const document = (path: string) => ({ path, fields: {}, createTime: 1, updateTime: 1 });
const created = (path: string) => ({ path, before: undefined, after: document(path) });
const changed = (path: string) => ({ path, before: document(path), after: document(path) });
const deleted = (path: string) => ({ path, before: document(path), after: undefined });

describe('recent rewrites', () => {
  it('name the collections in which something was changed or deleted after a time', () => {
    const rewrites = new RecentRewrites(0);
    rewrites.note([changed('a/1'), created('new/1')], 10);
    rewrites.note([deleted('a/1/b/1')], 20);
    expect([9, 10, 19, 20].map((time) => rewrites.since(time))).toEqual([['a', 'a/1/b'], ['a/1/b'], ['a/1/b'], []]);
    rewrites.note([changed('a/2')], 30);
    expect(rewrites.since(20)).toEqual(['a']);
  });

  it('are not known from before the first could be noted', () => {
    const rewrites = new RecentRewrites(10);
    expect([rewrites.since(9), rewrites.since(10)]).toEqual([undefined, []]);
  });

  it('are forgotten when nobody resumes from so long ago', () => {
    const rewrites = new RecentRewrites(0);
    rewrites.note([changed('old/1')], 1);
    rewrites.note([changed('kept/1')], 2);
    rewrites.note([created('a/1')], KNOWN_MICROS + 2);
    expect(rewrites.since(0)).toEqual(['kept']);
  });
});
