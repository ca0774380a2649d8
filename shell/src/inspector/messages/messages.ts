import { addMessages, createTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

const NAMESPACE = 'inspector';
addMessages(NAMESPACE, 'ro', ro);
addMessages(NAMESPACE, 'en', en);

/** The panel's own texts, in the page's language; they load with it. */
export const { useT: useInspectorT } = createTranslator<typeof ro>(NAMESPACE);
