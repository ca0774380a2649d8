import { memoryStore } from '../store/memory-store.ts';
import { Allowance } from './allowance.ts';
import { senderOf } from './sender-of.ts';
import { takeStored } from './stored-allowance.ts';

const MINUTE = { most: 2, spanMs: 60_000 };

describe('an allowance', () => {
  it('is used up, and full again after its time', () => {
    let now = 0;
    const allowance = new Allowance(MINUTE, () => now);
    expect([1, 2, 3].map(() => allowance.take())).toEqual([true, true, false]);
    now = 60_000;
    expect(allowance.take()).toBe(true);
  });

  it('is each one’s own', () => {
    const allowance = new Allowance(MINUTE, () => 0);
    expect([1, 2, 3].map(() => allowance.take('flood'))).toEqual([true, true, false]);
    expect(allowance.take('another')).toBe(true);
  });

  it('remembers a bound number of keys, and who comes again and again longest', () => {
    const allowance = new Allowance({ most: 1, spanMs: 60_000 }, () => 0);
    allowance.take('regular');
    for (let key = 0; key < 20_000; key += 1) {
      allowance.take(`made-up-${key}`);
      if (key % 5_000 === 0) allowance.take('regular');
    }
    expect(allowance.take('regular')).toBe(false);
    expect(allowance.take('made-up-0')).toBe(true);
  });
});

describe('an allowance in the database', () => {
  it('is the same for every instance, and full again after its time', async () => {
    const documents = new Map<string, Record<string, unknown>>();
    const take = (key: string, at: number) => takeStored(memoryStore(documents), key, MINUTE, new Date(at));
    expect([await take('ana', 0), await take('ana', 1), await take('ana', 2)]).toEqual([true, true, false]);
    expect(await take('ion', 2)).toBe(true);
    expect([await take('ana', 59_999), await take('ana', 60_000)]).toEqual([false, true]);
    expect(JSON.stringify([...documents.keys()])).not.toContain('ana');
  });
});

describe('the sender of a request', () => {
  it('is who reached the edge, whatever they write before it', () => {
    const honest = senderOf('203.0.113.7, 151.101.1.1');
    expect(senderOf('198.51.100.1, 10.0.0.1, 203.0.113.7, 151.101.1.1')).toEqual(honest);
    expect(senderOf('203.0.113.8, 151.101.1.1').address).not.toBe(honest.address);
    expect(senderOf('203.0.113.8, 151.101.1.1').connection).toBe(honest.connection);
  });

  it('who goes around the edge can name themselves as they like, and is known by their connection', () => {
    const names = ['1.1.1.1', '2.2.2.2'].map((name) => senderOf(`${name}, 203.0.113.7`));
    expect(new Set(names.map(({ connection }) => connection)).size).toBe(1);
  });

  it('has one name for a whole household', () => {
    const home = senderOf('2001:db8:0:7::1, x');
    expect(senderOf('2001:db8::7:ffff:1:2:3, x').address).toBe(home.address);
    expect(senderOf('2001:0DB8:0000:0007:1:2:3:4, x').address).toBe(home.address);
    expect(senderOf('2001:db8:0:8::1, x').address).not.toBe(home.address);
  });

  it('is nobody in particular without the header', () => {
    expect(senderOf(undefined)).toEqual(senderOf(''));
    expect(senderOf('203.0.113.7').address).toBe(senderOf('203.0.113.7').connection);
  });
});
