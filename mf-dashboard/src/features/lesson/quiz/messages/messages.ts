import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts of a quiz that is taken. */
export const { useT: useAttemptT } = createOwnTranslator(ro, en);
