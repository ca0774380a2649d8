import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about taking a course out, in and twice. */
export const { useT: useArchiveT } = createOwnTranslator(ro, en);
