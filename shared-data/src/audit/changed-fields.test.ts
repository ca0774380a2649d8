import { changedFields } from './changed-fields.ts';

describe('changedFields', () => {
  it('lists the fields that will differ from the stored ones, with both values', () => {
    expect(
      changedFields({ email: 'a@b.ro', isOn: false, ids: ['x'] }, { email: 'c@d.ro', isOn: false, ids: ['x', 'y'] }),
    ).toEqual({ email: { old: 'a@b.ro', new: 'c@d.ro' }, ids: { old: ['x'], new: ['x', 'y'] } });
  });

  it('takes the order of a map’s keys for nothing and that of a list for a change', () => {
    const stored = { text: { ro: 'Da', en: 'Yes' }, ids: ['x', 'y'] };
    expect(changedFields(stored, { text: { en: 'Yes', ro: 'Da' }, ids: ['y', 'x'] })).toEqual({
      ids: { old: ['x', 'y'], new: ['y', 'x'] },
    });
  });

  it('tells of every field of a document that is not there yet', () => {
    expect(changedFields(undefined, { email: '', isOn: false })).toEqual({
      email: { old: null, new: '' },
      isOn: { old: null, new: false },
    });
  });
});
