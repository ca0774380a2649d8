import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about the rights that a person can ask for. */
export const { useT: useRightsT } = createOwnTranslator(ro, en);
