import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about what the site shows. */
export const { useT: useContentT } = createOwnTranslator(ro, en);
