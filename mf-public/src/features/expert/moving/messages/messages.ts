import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts for choosing another time of a booking. */
export const { useT: useMovingT } = createOwnTranslator(ro, en);
