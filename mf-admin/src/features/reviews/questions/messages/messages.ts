import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of the list of all questions, which only its page loads. */
export const { useT: useQuestionsT } = createOwnTranslator(ro, en);
