import { addMessages, createTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

const NAMESPACE = 'mf_public.refusals';
addMessages(NAMESPACE, 'ro', ro);
addMessages(NAMESPACE, 'en', en);

/** The reasons for a refused booking, in the page's language; these texts load with the request form. */
export const { useT: useRefusals } = createTranslator<typeof ro>(NAMESPACE);
