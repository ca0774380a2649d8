import { addMessages, createTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

const NAMESPACE = 'shell';
addMessages(NAMESPACE, 'ro', ro);
addMessages(NAMESPACE, 'en', en);

/** The shell's own texts, in the page's language. */
export const { useT } = createTranslator<typeof ro>(NAMESPACE);
