import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts of the page that publishes a course, and of its versions. */
export const { useT: usePublishingT } = createOwnTranslator(ro, en);
