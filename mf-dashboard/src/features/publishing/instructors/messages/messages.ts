import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about the instructors whom an author names. */
export const { useT: useInstructorsT } = createOwnTranslator(ro, en);
