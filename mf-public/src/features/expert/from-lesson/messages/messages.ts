import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts of a request from a lesson; they load with the request form. */
export const { useT: useFromLessonT } = createOwnTranslator(ro, en);
