import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts of a resource's own page; readers of other pages never load them. */
export const { useT: useResourceT } = createOwnTranslator(ro, en);
