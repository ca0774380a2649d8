import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about e-mails and notifications that could not leave. */
export const { useT: useMailsT } = createOwnTranslator(ro, en);
