import { createOwnTranslator } from '@cursiv/shared-i18n';
import { templates as en } from '../../messages/en/templates.ts';
import { templates as ro } from '../../messages/ro/templates.ts';

/** The usual reasons and replies in both languages: whoever writes to somebody of the other language has them in that. */
export const { translate: translateTemplates, useT: useTemplatesT } = createOwnTranslator(ro, en);
