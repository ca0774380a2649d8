import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of the teaching pages, which only their readers load. */
export const { useT: useTeachingT } = createOwnTranslator(ro, en);
