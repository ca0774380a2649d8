import type { Choices } from '@cursiv/shared-ui';

/** The choices of captions on the account's page: where the sound is foreign, one language, two in either order, or none. */
export const CAPTION_CHOICES = {
  foreign: { captions: 'foreign', secondCaptions: 'off' },
  page: { captions: 'page', secondCaptions: 'off' },
  ro: { captions: 'ro', secondCaptions: 'off' },
  en: { captions: 'en', secondCaptions: 'off' },
  roOverEn: { captions: 'ro', secondCaptions: 'en' },
  enOverRo: { captions: 'en', secondCaptions: 'ro' },
  off: { captions: 'off', secondCaptions: 'off' },
} as const satisfies Record<string, Choices>;

export type CaptionChoice = keyof typeof CAPTION_CHOICES;

/** Every choice, in the order in which they are offered. */
export const captionChoices = Object.keys(CAPTION_CHOICES) as CaptionChoice[];

/** The choice that holds; a second language below none counts for nothing. */
export const captionChoiceOf = ({ captions = 'foreign', secondCaptions = 'off' }: Choices): CaptionChoice =>
  captionChoices.find((name) => {
    const choice = CAPTION_CHOICES[name];
    return choice.captions === captions && (captions === 'off' || choice.secondCaptions === secondCaptions);
  }) ?? 'foreign';
