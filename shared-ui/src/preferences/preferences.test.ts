import { adoptAccount, markRefused, markSent, unsentOf } from './own-preferences.ts';
import { prefer } from './prefer.ts';
import { preferences } from './preferences.ts';

const signOut = () => localStorage.removeItem('cursiv:own-preferences');

describe('preferences', () => {
  beforeEach(() => localStorage.clear());

  it('of a visitor stay on the device', () => {
    prefer({ theme: 'dark' });
    prefer({ speed: 1.5 });
    expect(preferences()).toEqual({ theme: 'dark', speed: 1.5 });
  });

  it('of a visitor who signs in fill what their account never chose, and nothing else', () => {
    prefer({ theme: 'dark', speed: 1.5 });
    adoptAccount('ana', { theme: 'light' });
    expect(preferences()).toMatchObject({ theme: 'light', speed: 1.5 });
    expect(unsentOf('ana')).toEqual({ speed: 1.5 });
  });

  it('follow another device field by field, but for what was chosen here and is on its way', () => {
    adoptAccount('ana', { theme: 'light', speed: 1 });
    prefer({ speed: 2 });
    adoptAccount('ana', { theme: 'dark', speed: 1.25 });
    expect(preferences()).toMatchObject({ theme: 'dark', speed: 2 });
    markSent('ana', { speed: 2 });
    adoptAccount('ana', { theme: 'dark', speed: 0.5 });
    expect(preferences()).toMatchObject({ speed: 0.5 });
  });

  it('that were chosen anew while they were sent are sent again', () => {
    adoptAccount('ana', {});
    prefer({ weeklyGoal: { kind: 'lessons', count: 2 } });
    const sent = unsentOf('ana');
    prefer({ weeklyGoal: { kind: 'lessons', count: 3 } });
    markSent('ana', sent);
    expect(unsentOf('ana')).toEqual({ weeklyGoal: { kind: 'lessons', count: 3 } });
  });

  it('that the account did not take are as it says again, until they are chosen anew', () => {
    adoptAccount('ana', { theme: 'light', speed: 1 });
    prefer({ theme: 'dark', speed: 40 });
    markRefused('ana', unsentOf('ana'), ['speed'], { theme: 'light', speed: 1 });
    expect(unsentOf('ana')).toEqual({ theme: 'dark' });
    expect(preferences()).toMatchObject({ theme: 'dark', speed: 1, refused: ['speed'] });
    adoptAccount('ana', { theme: 'light', speed: 1.25 });
    expect(preferences()).toMatchObject({ speed: 1.25, refused: ['speed'] });
    prefer({ speed: 2 });
    expect(preferences()).toMatchObject({ speed: 2, refused: [] });
  });

  it('that were chosen anew while they were refused are still to be sent', () => {
    adoptAccount('ana', {});
    prefer({ speed: 40 });
    const sent = unsentOf('ana');
    prefer({ speed: 2 });
    markRefused('ana', sent, ['speed'], {});
    expect(unsentOf('ana')).toEqual({ speed: 2 });
    expect(preferences()).toMatchObject({ speed: 2, refused: [] });
  });

  it('of one person are no other person’s, nor of the device that they have left', () => {
    prefer({ captions: 'off' });
    adoptAccount('ana', { theme: 'dark' });
    prefer({ speed: 2 });
    adoptAccount('bogdan', { captions: 'en' });
    expect(preferences()).toMatchObject({ captions: 'en' });
    expect(preferences()).not.toHaveProperty('theme');
    expect(unsentOf('bogdan')).toEqual({});
    expect(unsentOf('ana')).toEqual({});
    signOut();
    expect(preferences()).toEqual({});
  });

  it.each(['', 'null', '[', '7', '"dark"'])('are none where storage holds %j', (stored) => {
    localStorage.setItem('cursiv:preferences', stored);
    expect(preferences().theme).toBeUndefined();
    prefer({ theme: 'light' });
    expect(preferences()).toEqual({ theme: 'light' });
  });
});
