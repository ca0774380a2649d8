import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of the list of experts, which only its page loads. */
export const { translate: translateList, useT: useListT } = createOwnTranslator(ro, en);
