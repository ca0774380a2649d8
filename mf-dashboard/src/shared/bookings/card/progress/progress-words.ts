import { createOwnTranslator } from '@cursiv/shared-i18n';

/** The words of what an expert sees of a learner's courses. */
export const { useT: useProgressT } = createOwnTranslator(
  {
    shared: '{{name}} vede cursurile tale și cât ai parcurs din ele.',
    hidden: '{{name}} nu vede cursurile tale.',
    share: 'Arată-le',
    hide: 'Nu le mai arăta',
    courses: 'Cursuri: {{name}}',
    see: 'Vezi cursurile lui {{name}}',
    none: '{{name}} nu este la niciun curs.',
  },
  {
    shared: '{{name}} sees your courses and how far you are.',
    hidden: '{{name}} does not see your courses.',
    share: 'Show them',
    hide: 'Stop showing them',
    courses: 'Courses: {{name}}',
    see: 'See the courses of {{name}}',
    none: '{{name}} is in no course.',
  },
);
