import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts of the account. */
export const { useT: useAccountT } = createOwnTranslator(ro, en);
