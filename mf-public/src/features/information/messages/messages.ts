import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts around the site’s own words. */
export const { useT } = createOwnTranslator(ro, en);
