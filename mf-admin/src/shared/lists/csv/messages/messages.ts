import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of lists as files for spreadsheets, which only lists load. */
export const { useT: useCsvT } = createOwnTranslator(ro, en);
