import { createOwnTranslator } from '@cursiv/shared-i18n';

/** The words of a course's home. */
export const { useT: useCourseWords } = createOwnTranslator(
  {
    left: 'Mai ai {{length}}.',
    certificateAhead: 'Certificatul vine după toate lecțiile, cu testele promovate.',
    sequential: 'Lecțiile se fac în ordine: fiecare se deschide după cea dinainte.',
    files: 'Fișiere',
    resources: 'Resurse pentru acest curs',
    bookmarks: 'Semnele tale de carte',
  },
  {
    left: '{{length}} left.',
    certificateAhead: 'The certificate comes after all lessons, with the quizzes passed.',
    sequential: 'Lessons are taken in order: each opens after the one before it.',
    files: 'Files',
    resources: 'Resources for this course',
    bookmarks: 'Your bookmarks',
  },
);
