import { createOwnTranslator } from '@cursiv/shared-i18n';

/** What the editor says of the history of a text. */
export const { useT: useHistoryWords } = createOwnTranslator(
  {
    open: 'Istoric',
    openOf: 'Istoric: {{place}}',
    title: 'Istoric: {{place}}',
    intro:
      'Fiecare rând arată ce spunea textul după ce cineva a scris în el. Ce readuci devine un rând nou; nimic nu se pierde.',
    none: 'Încă nu are istoric',
    noneText: 'Primul rând apare după prima salvare.',
    somebody: 'Cineva fără nume',
    before: 'de dinainte',
    present: 'acum',
    brought: 'readus din istoric',
    show: 'Arată ce s-a schimbat: {{who}}, {{at}}',
    changes: 'Ce s-a schimbat',
    restore: 'Readu',
    restoreOf: 'Readu ce spunea textul: {{who}}, {{at}}',
    restored: 'Textul spune din nou ce spunea atunci.',
    more: 'Arată rânduri mai vechi',
    close: 'Închide',
    failed: 'Textul de acum nu s-a putut salva, de aceea nu am schimbat nimic.',
  },
  {
    open: 'History',
    openOf: 'History: {{place}}',
    title: 'History: {{place}}',
    intro:
      'Each line shows what the text said after somebody wrote in it. What you bring back becomes a new line; nothing is lost.',
    none: 'No history yet',
    noneText: 'The first line appears after the first save.',
    somebody: 'Somebody without a name',
    before: 'from before',
    present: 'now',
    brought: 'brought back from the history',
    show: 'Show what changed: {{who}}, {{at}}',
    changes: 'What changed',
    restore: 'Bring back',
    restoreOf: 'Bring back what the text said: {{who}}, {{at}}',
    restored: 'The text says again what it said then.',
    more: 'Show older lines',
    close: 'Close',
    failed: 'The present text could not be saved, so nothing was changed.',
  },
);
