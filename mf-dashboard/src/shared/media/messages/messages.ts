import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about media, for the pages that have them. */
export const { useT: useMediaT } = createOwnTranslator(ro, en);
