import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of doing something with several rows of a list at once, which only such lists load. */
export const { useT: useBulkT } = createOwnTranslator(ro, en);
