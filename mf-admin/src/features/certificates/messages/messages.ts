import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts of all certificates. */
export const { useT: useCertificatesT } = createOwnTranslator(ro, en);
