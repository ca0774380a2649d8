import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of what others did with one's account, which only the account's page loads. */
export const { useT: useRecordT } = createOwnTranslator(ro, en);
