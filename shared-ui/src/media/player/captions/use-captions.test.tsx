import { type Locale, LocaleProvider } from '@cursiv/shared-i18n';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Choices } from '../../../preferences/choices.ts';
import { adoptAccount, unsentOf } from '../../../preferences/own-preferences.ts';
import { useCaptions } from './use-captions.ts';

const BOTH = ['ro', 'en'];

/** The captions that a reader of a page has over a film that speaks a language. */
const captionsOn = (page: Locale, sound: string | undefined, languages = BOTH) =>
  renderHook(() => useCaptions(languages, sound), {
    wrapper: ({ children }: { children: ReactNode }) => <LocaleProvider value={page}>{children}</LocaleProvider>,
  }).result;

beforeEach(() => localStorage.clear());

describe('captions of who has chosen none', () => {
  it.each<[page: Locale, sound: string | undefined, shown: string[]]>([
    ['ro', 'ro', []],
    ['en', 'en', []],
    ['ro', 'en', ['ro']],
    ['en', 'ro', ['en']],
    // Spoken in a language that nobody knows.
    ['ro', undefined, ['ro']],
  ])('on a page in %s over a film in %s are %j', (page, sound, shown) => {
    expect(captionsOn(page, sound).current.shown).toEqual(shown);
  });

  it('are none where the film has none in their language', () => {
    expect(captionsOn('ro', 'en', ['en']).current.shown).toEqual([]);
  });
});

describe('captions of who has chosen', () => {
  it.each<[choice: Choices, page: Locale, sound: string, shown: string[]]>([
    [{ captions: 'off' }, 'ro', 'en', []],
    [{ captions: 'page' }, 'ro', 'ro', ['ro']],
    [{ captions: 'en' }, 'ro', 'ro', ['en']],
    [{ captions: 'en', secondCaptions: 'ro' }, 'ro', 'ro', ['en', 'ro']],
    [{ captions: 'foreign' }, 'ro', 'ro', []],
    [{ captions: 'foreign' }, 'ro', 'en', ['ro']],
  ])('%j, on a page in %s over a film in %s, are %j', (choice, page, sound, shown) => {
    adoptAccount('ana', choice);
    expect(captionsOn(page, sound).current.shown).toEqual(shown);
  });

  it('are turned on over a film in their language, and that goes with their account', () => {
    adoptAccount('ana', {});
    const captions = captionsOn('ro', 'ro');
    act(() => captions.current.toggle());
    expect(captions.current.shown).toEqual(['ro']);
    expect(unsentOf('ana')).toEqual({ captions: 'page' });
    act(() => captions.current.toggle());
    expect(captions.current.shown).toEqual([]);
    expect(captionsOn('ro', 'en').current.shown).toEqual([]);
    expect(unsentOf('ana')).toEqual({ captions: 'off' });
  });
});
