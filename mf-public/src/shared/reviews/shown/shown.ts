import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts of what visitors read of reviews; pages without reviews never load them. */
export const { useT: useShownReviewsT } = createOwnTranslator(ro, en);
