import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about asking an expert from a lesson, for the pages that have them. */
export const { useT: useAskingT } = createOwnTranslator(ro, en);
