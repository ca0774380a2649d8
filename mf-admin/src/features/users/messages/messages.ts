import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about all people. */
export const { translate, useT: useUsersT } = createOwnTranslator(ro, en);
