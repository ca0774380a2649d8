import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of single messages, which only their page loads. */
export const { useT: useLeadsT } = createOwnTranslator(ro, en);
