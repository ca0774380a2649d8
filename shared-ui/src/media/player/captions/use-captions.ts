import { useLocale } from '@cursiv/shared-i18n';
import { prefer } from '../../../preferences/prefer.ts';
import { usePreferences } from '../../../preferences/use-preferences.ts';

const OFF = 'off';
const PAGE = 'page';
const FOREIGN = 'foreign';

/**
 * The languages of the captions over the picture, none to two, the upper first; how to choose them, and how to turn them off and
 * on again. Without a choice they are in the page's language, where the sound is not in it or its language is unknown.
 */
export function useCaptions(languages: readonly string[], sound: string | undefined) {
  const locale = useLocale();
  const { captions = FOREIGN, secondCaptions = OFF } = usePreferences();
  const wanted = captions === PAGE || (captions === FOREIGN && sound !== locale) ? locale : captions;
  const upper = languages.find((tag) => tag === wanted);
  const lower = upper && languages.find((tag) => tag === secondCaptions && tag !== upper);
  const shown = [upper, lower].filter((tag) => tag !== undefined);
  const choose = ([first, second]: readonly string[]) =>
    // Two languages stay in their order on a page in either.
    prefer({
      captions: first === undefined ? OFF : first === locale && second === undefined ? PAGE : first,
      secondCaptions: second ?? OFF,
    });
  const toggle = () => {
    if (upper) return prefer({ captions: OFF });
    const others = languages.filter((tag) => tag !== secondCaptions);
    const first = others.find((tag) => tag === locale) ?? others[0];
    if (first !== undefined) prefer({ captions: first === locale && secondCaptions === OFF ? PAGE : first });
  };
  return { shown, choose, toggle };
}
