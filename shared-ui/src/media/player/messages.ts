import { addMessages, createTranslator } from '@cursiv/shared-i18n';
import { en, libraryEn } from './messages-en.ts';
import { libraryRo, ro } from './messages-ro.ts';

const NAMESPACE = 'shared_ui_player';
addMessages(NAMESPACE, 'ro', ro);
addMessages(NAMESPACE, 'en', en);

/** Texts of the player, which load with its code. */
export const { useT } = createTranslator<typeof ro>(NAMESPACE);

/** The same for the underlying library. */
export const LIBRARY_WORDS = { ro: libraryRo, en: libraryEn } as const;
