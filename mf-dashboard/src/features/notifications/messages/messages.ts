import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts of the notifications. */
export const { useT: useNotificationsT } = createOwnTranslator(ro, en);
