import { addMessages, createTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

const NAMESPACE = 'mf_public.refusals';
addMessages(NAMESPACE, 'ro', ro);
addMessages(NAMESPACE, 'en', en);

/** Why a booking was refused, in the page's language; these texts load with the form that asks. */
export const { useT: useRefusals } = createTranslator<typeof ro>(NAMESPACE);
