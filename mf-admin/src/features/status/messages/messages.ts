import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts of the state of the site. */
export const { useT: useStatusT } = createOwnTranslator(ro, en);
