import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The shell's own texts, in the page's language. */
export const { useT } = createOwnTranslator(ro, en);
