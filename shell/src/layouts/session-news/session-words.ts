import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './messages/en.ts';
import { ro } from './messages/ro.ts';

/** The words of what only a session brings. */
export const { useT: useSessionT } = createOwnTranslator(ro, en);
