import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of what a draft changes, which only its page loads. */
export const { useT: useChangesT } = createOwnTranslator(ro, en);
