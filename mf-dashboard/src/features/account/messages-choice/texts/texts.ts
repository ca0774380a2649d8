import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of the choice of messages, which only the account's page loads. */
export const { useT: useChoiceT } = createOwnTranslator(ro, en);
