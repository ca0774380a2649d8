import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about seeing the site as somebody else. */
export const { useT: useViewAsT } = createOwnTranslator(ro, en);
