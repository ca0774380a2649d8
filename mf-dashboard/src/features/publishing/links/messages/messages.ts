import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about the links of a course. */
export const { useT: useLinksT } = createOwnTranslator(ro, en);
