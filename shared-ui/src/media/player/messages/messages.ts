import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en, libraryEn } from './messages-en.ts';
import { libraryRo, ro } from './messages-ro.ts';

/** Texts of the player, which load with its code. */
export const { useT } = createOwnTranslator(ro, en);

/** The same for the underlying library. */
export const LIBRARY_WORDS = { ro: libraryRo, en: libraryEn } as const;
