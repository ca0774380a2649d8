import { readSigned, signedToken } from './signed-token.ts';

const PURPOSE = 'a test';
const NOW = new Date('2026-11-24T10:00:00Z');
const said = { uid: 'ana' };
const old = signedToken('old+/=', PURPOSE, said);
const read = (secret: string, now = NOW) => readSigned(secret, PURPOSE, old, now);

describe('a link that was signed before the key changed', () => {
  it('is good until the day that stands beside the old key, and not a day longer', () => {
    const secret = 'new,old+/=@2026-12-24';
    expect(read(secret)).toEqual(said);
    expect(read(secret, new Date('2026-12-24T23:59:59Z'))).toEqual(said);
    expect(read(secret, new Date('2026-12-25T00:00:00Z'))).toBeUndefined();
  });

  it('is no good without a day, and once the old key is left out', () => {
    expect(read('new,old+/=')).toBeUndefined();
    expect(read('new')).toBeUndefined();
    expect(read('new,')).toBeUndefined();
  });

  it('is good among several old keys, each with a day of its own', () => {
    expect(read('newest,new@2026-01-01,old+/=@2026-12-24')).toEqual(said);
    expect(read('newest,new@2026-12-24,old+/=@2026-01-01')).toBeUndefined();
  });
});

describe('a link that is signed while an old key is taken', () => {
  it('is signed by the new one', () => {
    const token = signedToken('new,old+/=@2026-12-24', PURPOSE, said);
    expect(readSigned('new', PURPOSE, token)).toEqual(said);
    expect(readSigned('old+/=', PURPOSE, token)).toBeUndefined();
  });

  it('is not good by the whole secret, nor by an empty key', () => {
    const secret = 'new,old+/=@2026-12-24';
    expect(readSigned(secret, PURPOSE, signedToken('', PURPOSE, said), NOW)).toBeUndefined();
    expect(readSigned(secret, 'another', signedToken('new', PURPOSE, said), NOW)).toBeUndefined();
  });
});
