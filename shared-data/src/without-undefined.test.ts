import { withoutUndefined } from './without-undefined.ts';

describe('withoutUndefined', () => {
  it('leaves out absent fields at every depth', () => {
    const value = { title: { ro: 'Curs', en: undefined }, outline: [{ video: undefined, lessons: [{ id: 'l1' }] }] };
    expect(withoutUndefined(value)).toEqual({ title: { ro: 'Curs' }, outline: [{ lessons: [{ id: 'l1' }] }] });
  });
  it('keeps dates, nulls and empty texts', () => {
    const at = new Date(0);
    expect(withoutUndefined({ at, none: null, text: '' })).toEqual({ at, none: null, text: '' });
  });
});
