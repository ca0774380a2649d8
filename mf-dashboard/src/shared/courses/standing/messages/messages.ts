import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about what became of a course. */
export const { useT: useStandingT } = createOwnTranslator(ro, en);
