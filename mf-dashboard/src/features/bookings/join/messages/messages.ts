import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of the page where two people meet, which only its readers load. */
export const { useT: useJoinT } = createOwnTranslator(ro, en);
