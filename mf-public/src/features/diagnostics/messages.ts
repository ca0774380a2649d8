import { addMessages, createTranslator } from '@cursiv/shared-i18n';
import { en } from './messages-en.ts';
import { ro } from './messages-ro.ts';

const NAMESPACE = 'mf_public_diagnostics';
addMessages(NAMESPACE, 'ro', ro);
addMessages(NAMESPACE, 'en', en);

/** Texts of the test pages, separate from the section's own so that visitors never load them. */
export const { useT, translate } = createTranslator<typeof ro>(NAMESPACE);
