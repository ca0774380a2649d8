import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** Words of dealing with several messages at once. */
export const en: Translation<typeof ro> = {
  move: { answered: 'They are answered…', spam: 'They are spam…', mine: 'I deal with them…' },
  title: {
    answered: 'Are the chosen messages answered?',
    spam: 'Are the chosen messages spam?',
    mine: 'Do you deal with the chosen messages?',
  },
  willTake: 'You will deal with it.',
};
