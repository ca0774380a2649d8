import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The reasons for a refused booking, in the page's language; these texts load with the request form. */
export const { useT: useRefusals } = createOwnTranslator(ro, en);
