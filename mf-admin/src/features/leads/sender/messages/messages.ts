import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of what else somebody wrote, which only the page of messages loads. */
export const { useT: useSenderT } = createOwnTranslator(ro, en);
