import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts of all bookings. */
export const { useT: useBookingsT } = createOwnTranslator(ro, en);
