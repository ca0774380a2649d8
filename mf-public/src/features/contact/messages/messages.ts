import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts of the contact page alone. */
export const { translate, useT } = createOwnTranslator(ro, en);
