import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of the deletion of one's account, which only the account's page loads. */
export const { useT: useDeletionT } = createOwnTranslator(ro, en);
