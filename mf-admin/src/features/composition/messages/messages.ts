import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about sections and releases. */
export const { useT: useCompositionT } = createOwnTranslator(ro, en);
