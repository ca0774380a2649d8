import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about asked rights. */
export const { useT: useVerificationsT } = createOwnTranslator(ro, en);
