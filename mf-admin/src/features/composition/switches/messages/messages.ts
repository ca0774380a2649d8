import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about features that some have. */
export const { useT: useSwitchesT } = createOwnTranslator(ro, en);
