import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about a person’s copy and deletion. */
export const { useT: useRequestsT } = createOwnTranslator(ro, en);
