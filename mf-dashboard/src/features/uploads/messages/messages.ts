import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts of the pages that try uploads. */
export const { useT: useUploadsT } = createOwnTranslator(ro, en);
