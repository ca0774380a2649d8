import { createOwnTranslator } from '@cursiv/shared-i18n';

/** The words around saving, and of what comes next. */
export const { useT: useSavingWords } = createOwnTranslator(
  {
    next: 'Urmează:',
    go: 'Mergi acolo',
    translate: 'traducerea în {{language}} are paragrafe de lucrat',
    ready: 'Tot ce trebuie pentru publicare este scris.',
    toPublish: 'Verifică și publică',
    beside: 'Alături',
  },
  {
    next: 'Next:',
    go: 'Go there',
    translate: 'the translation into {{language}} has paragraphs to work on',
    ready: 'Everything that publishing needs is written.',
    toPublish: 'Review and publish',
    beside: 'Side by side',
  },
);
