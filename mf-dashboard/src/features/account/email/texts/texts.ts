import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of a new address, which only the account's page loads. */
export const { useT: useAddressT } = createOwnTranslator(ro, en);
