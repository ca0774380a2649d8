import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about invitations to the site. */
export const { useT: useInvitationsT } = createOwnTranslator(ro, en);
