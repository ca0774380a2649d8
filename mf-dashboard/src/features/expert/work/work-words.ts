import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './messages/en.ts';
import { ro } from './messages/ro.ts';

/** The words of the expert's desk, which only experts load. */
export const { useT: useWorkT } = createOwnTranslator(ro, en);
