import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of an invitation to the site, which only its page loads. */
export const { useT: useInvitationT } = createOwnTranslator(ro, en);
