import type { Translation } from '@cursiv/shared-i18n';
import { mails } from './en/mails.ts';
import { pushes } from './en/pushes.ts';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = { mails, pushes };
