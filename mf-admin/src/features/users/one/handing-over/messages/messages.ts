import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** Texts about handing over what a person has made. */
export const { useT: useHandingOverT } = createOwnTranslator(ro, en);
