import { DEFAULT_SITE_SETTINGS } from '@cursiv/shared-domain';
import { areSameSettings } from './same-settings.ts';

const present = { ...DEFAULT_SITE_SETTINGS, announcement: { ro: 'Salut', en: 'Hello' }, featuredCourseIds: ['a', 'b'] };

describe('areSameSettings', () => {
  it('sees a change of order among the featured courses', () => {
    expect(areSameSettings(present, { ...present, featuredCourseIds: ['b', 'a'] })).toBe(false);
  });

  it('takes an empty text and a missing one for the same', () => {
    const empty = { ...present, announcement: {} };
    expect(areSameSettings(empty, { ...present, announcement: { en: '', ro: '' } })).toBe(true);
  });
});
