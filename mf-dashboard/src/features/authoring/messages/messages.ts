import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of the editor of a course, which only its page loads. */
export const { useT: useAuthoringT } = createOwnTranslator(ro, en);
