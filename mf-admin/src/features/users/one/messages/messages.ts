import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts of one person’s page. */
export const { useT: useUserT } = createOwnTranslator(ro, en);
