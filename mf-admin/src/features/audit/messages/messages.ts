import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts of the audit’s page. */
export const { useT: useAuditT } = createOwnTranslator(ro, en);
