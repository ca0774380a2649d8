import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about maintenance. */
export const { useT: useMaintenanceT } = createOwnTranslator(ro, en);
