import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of settling several mails or pushes at once, which only their list loads. */
export const { useT: useMovesT } = createOwnTranslator(ro, en);
