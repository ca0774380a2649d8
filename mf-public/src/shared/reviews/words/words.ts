import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts of what a signed-in reader does about reviews. Pages that only show them carry none of these. */
export const { useT: useReviewWords } = createOwnTranslator(ro, en);
