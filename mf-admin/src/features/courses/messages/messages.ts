import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about all courses. */
export const { useT: useCoursesT } = createOwnTranslator(ro, en);
