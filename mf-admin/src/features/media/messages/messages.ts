import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of the files of all authors, which only their page loads. */
export const { useT: useMediaT } = createOwnTranslator(ro, en);
