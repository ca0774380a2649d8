import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts of signing in and registering, apart from the section’s own so that readers never load them. */
export const { useT } = createOwnTranslator(ro, en);
