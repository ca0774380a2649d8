import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of the public card, which only the account's page loads. */
export const { useT: useCardT } = createOwnTranslator(ro, en);
