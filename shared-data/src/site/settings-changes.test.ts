import { DEFAULT_SITE_SETTINGS } from '@cursiv/shared-domain';
import { areSameSettings, settingsChanges } from './settings-changes.ts';

const present = { ...DEFAULT_SITE_SETTINGS, announcement: { ro: 'Salut', en: 'Hello' }, featuredCourseIds: ['a', 'b'] };

describe('settingsChanges', () => {
  it('tells only what differs, with its old and new value', () => {
    expect(settingsChanges(present, { ...present, announcementActive: true })).toEqual({
      announcementActive: { old: false, new: true },
    });
  });

  it('sees a change of order among the featured courses', () => {
    expect(areSameSettings(present, { ...present, featuredCourseIds: ['b', 'a'] })).toBe(false);
  });

  it('takes an empty text and a missing one for the same', () => {
    const empty = { ...present, announcement: {} };
    expect(areSameSettings(empty, { ...present, announcement: { en: '', ro: '' } })).toBe(true);
  });
});
