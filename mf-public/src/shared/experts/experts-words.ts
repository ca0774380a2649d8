import { languageLevel as en } from '@cursiv/shared-domain/words/en';
import { languageLevel as ro } from '@cursiv/shared-domain/words/ro';
import { createOwnTranslator } from '@cursiv/shared-i18n';

/** What is said of every expert, in words that only their pages load. */
export const { useT: useExpertsT } = createOwnTranslator(
  { topics: 'Subiecte: {{name}}', speaks: 'Vorbește {{languages}}', spoken: '{{language}} ({{level}})', level: ro },
  { topics: 'Topics: {{name}}', speaks: 'Speaks {{languages}}', spoken: '{{language}} ({{level}})', level: en },
);
