import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of an expert's own page, which only that page loads. */
export const { useT: useExpertT } = createOwnTranslator(ro, en);
