import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about bookings, for the pages that show some. */
export const { useT: useBookingsT } = createOwnTranslator(ro, en);
