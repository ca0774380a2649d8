import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './messages-en.ts';
import { ro } from './messages-ro.ts';

/** Texts of the test pages, apart from the section's own so that visitors never load them. */
export const { useT } = createOwnTranslator(ro, en);
