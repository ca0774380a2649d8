import { readPreferences, writePreferences } from './preferences.ts';

const untouched = { rate: 1, captions: 'page', isTranscriptOpen: false };

describe('what is remembered of the player', () => {
  beforeEach(() => localStorage.clear());

  it('comes back as it was left', () => {
    writePreferences({ rate: 1.5, captions: 'off', isTranscriptOpen: true });
    expect(readPreferences()).toEqual({ rate: 1.5, captions: 'off', isTranscriptOpen: true });
  });

  it.each(['', 'null', '[', '7', '{"rate":40,"captions":3,"isTranscriptOpen":"yes"}'])(
    'falls back to the usual for what it cannot read: %s',
    (stored) => {
      localStorage.setItem('cursiv:player', stored);
      expect(readPreferences()).toEqual(untouched);
    },
  );
});
