import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about all resources. */
export const { useT: useResourcesT } = createOwnTranslator(ro, en);
