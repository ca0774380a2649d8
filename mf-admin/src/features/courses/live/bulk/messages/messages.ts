import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of moving several courses at once, which only their list loads. */
export const { useT: useMovesT } = createOwnTranslator(ro, en);
