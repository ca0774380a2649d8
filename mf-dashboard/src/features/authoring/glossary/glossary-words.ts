import { createOwnTranslator } from '@cursiv/shared-i18n';

/** The words of the glossary. */
export const { useT: useGlossaryWords } = createOwnTranslator(
  {
    title: 'Glosar',
    intro:
      'Cum se numesc lucrurile în acest curs, în ambele limbi. Unde traducerea le spune altfel, editorul subliniază termenul și arată care e cel din glosar. Cititorii nu văd glosarul.',
    empty: 'Niciun termen încă',
    emptyText: 'Adaugă primul termen aici sau selectează un cuvânt într-o lecție și apasă „Pune în glosar”.',
    add: 'Adaugă un termen',
    term: 'Termenul {{place}}',
    remove: 'Scoate termenul {{place}}',
    removed: 'Termenul a fost scos.',
    undo: 'Pune-l la loc',
    full: 'Glosarul e plin: are {{count}} de termeni.',
    twice: 'Termenul e deja în glosar, mai sus.',
  },
  {
    title: 'Glossary',
    intro:
      'What things are called in this course, in both languages. Where the translation calls them otherwise, the editor underlines the term and shows the one from the glossary. Readers do not see the glossary.',
    empty: 'No terms yet',
    emptyText: 'Add the first term here, or select a word in a lesson and press “Add to glossary”.',
    add: 'Add a term',
    term: 'Term {{place}}',
    remove: 'Remove term {{place}}',
    removed: 'The term was removed.',
    undo: 'Put it back',
    full: 'The glossary is full: it has {{count}} terms.',
    twice: 'This term is in the glossary already, further up.',
  },
);
