import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** Words of a person's preferences. */
export const en: Translation<typeof ro> = {
  title: 'Preferences',
  lead: 'They follow you to every device on which you sign in. When you sign out, none of them stays here.',
  locale: 'Language',
  localeHint: 'The site and our e-mails.',
  language: { ro: 'Română', en: 'English' },
  theme: 'Appearance',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
  captions: 'Captions',
  captionsHint: 'Shown wherever a film has captions in that language.',
  caption: {
    foreign: 'Only when the film is in another language',
    page: 'In the language of the page',
    off: 'No captions',
    ro: 'Română',
    en: 'English',
    roOverEn: 'Română above, English below',
    enOverRo: 'English above, Română below',
  },
  speed: 'Speed of films',
  normal: 'Normal',
  autoplay: 'Go on to the next lesson by itself',
  autoplayHint: 'At the end of a film you see a countdown, which you can stop.',
  reducedData: 'Use less data',
  reducedDataHint: 'Films load only when you start them, have no picture before that, and no lesson starts by itself.',
  refused: 'Your account did not take this choice, so the earlier one stays. The others are kept; choose again.',
};
