import { createTranslator } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The section's texts in the page's language; the shell loads them under the section's id before a page shows. */
export const { useT } = createTranslator<typeof ro>('mf_dashboard');
