import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The panel's own texts, in the page's language; they load with it. */
export const { useT: useInspectorT } = createOwnTranslator(ro, en);
