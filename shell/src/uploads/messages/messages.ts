import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The tray's own texts; they load with it. */
export const { useT: useUploadsT } = createOwnTranslator(ro, en);
