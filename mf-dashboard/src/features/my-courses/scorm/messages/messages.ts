import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about a course as SCORM. */
export const { useT: useScormT } = createOwnTranslator(ro, en);
