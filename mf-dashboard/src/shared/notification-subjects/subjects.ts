import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** What messages are about, where people choose or filter them. */
export const { useT: useSubjectT } = createOwnTranslator(ro, en);
