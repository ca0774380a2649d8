import { createOwnTranslator } from '@cursiv/shared-i18n';

/** The words of the files that two people attach to their booking. */
export const { useT: useFilesT } = createOwnTranslator(
  {
    title: 'Fișiere',
    lead: 'Le vedeți numai voi doi.',
    none: 'Încă niciun fișier.',
    add: 'Adaugă un fișier',
    hint_one: 'Un fișier de cel mult {{size}}.',
    hint_few: 'Cel mult {{count}} fișiere, fiecare de cel mult {{size}}.',
    hint_other: 'Cel mult {{count}} de fișiere, fiecare de cel mult {{size}}.',
    own: 'de la tine',
    theirs: 'de la {{name}}',
    download: 'Descarcă',
    remove: 'Șterge',
    removeTitle: 'Ștergi {{file}}?',
    removeText: 'Nu îl mai vede nimeni, nici {{name}}. Nu se poate reface.',
    removed: 'Fișierul a fost șters.',
  },
  {
    title: 'Files',
    lead: 'Only the two of you see them.',
    none: 'No files yet.',
    add: 'Add a file',
    hint_one: 'One file of at most {{size}}.',
    hint_other: 'At most {{count}} files, each of at most {{size}}.',
    own: 'from you',
    theirs: 'from {{name}}',
    download: 'Download',
    remove: 'Delete',
    removeTitle: 'Delete {{file}}?',
    removeText: 'Nobody sees it any more, {{name}} included. It cannot be undone.',
    removed: 'The file was deleted.',
  },
);
