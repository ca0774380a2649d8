import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of the page of figures, which only its readers load. */
export const { useT: useFiguresT } = createOwnTranslator(ro, en);
