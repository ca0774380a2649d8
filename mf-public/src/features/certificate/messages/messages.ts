import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts of certificates alone; readers of other pages never load them. */
export const { translate, useT } = createOwnTranslator(ro, en);
