import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts of an expert's page alone; readers of other pages never load them. */
export const { useT: useExpertT } = createOwnTranslator(ro, en);
