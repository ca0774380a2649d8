import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of sign-out on every device, which only the account's page loads. */
export const { useT: useSessionsT } = createOwnTranslator(ro, en);
