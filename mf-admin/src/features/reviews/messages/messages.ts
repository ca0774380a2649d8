import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about reported reviews. */
export const { useT: useReviewsT } = createOwnTranslator(ro, en);
