import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts for whoever has been named instructor. */
export const { useT: useInvitationsT } = createOwnTranslator(ro, en);
