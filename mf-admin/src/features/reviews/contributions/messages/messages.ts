import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about reported questions and answers. */
export const { useT: useContributionsT } = createOwnTranslator(ro, en);
