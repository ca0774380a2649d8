import { createOwnTranslator } from '@cursiv/shared-i18n';
import { en } from './en.ts';
import { ro } from './ro.ts';

/** The words of the weekly goal, which load with it. */
export const { useT: useGoalT } = createOwnTranslator(ro, en);
