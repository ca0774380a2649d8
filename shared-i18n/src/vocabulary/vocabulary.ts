import { addMessages } from '../i18n.ts';
import { createTranslator } from '../translator.ts';
import { en } from './en.ts';
import { ro } from './ro.ts';

const NAMESPACE = 'vocabulary';
addMessages(NAMESPACE, 'ro', ro);
addMessages(NAMESPACE, 'en', en);

/** Domain words (states, kinds, failures) in the page's language, the same in every section. */
export const { useT: useVocabulary, translate: vocabulary } = createTranslator<typeof ro>(NAMESPACE);
