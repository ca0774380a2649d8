import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  export: 'SCORM',
  title: 'Download “{{title}}” for another system?',
  confirm: 'Download the SCORM 1.2 package',
  about:
    'The package opens in every system that knows SCORM 1.2: a page for each lesson and language, with videos and quizzes.',
  unplayed_one: 'One film stays on Cursiv, since it is an HLS package, which SCORM does not play: {{lessons}}.',
  unplayed_other:
    '{{count}} films stay on Cursiv, since they are HLS packages, which SCORM does not play: {{lessons}}.',
  keys: 'Quizzes are judged on the learner’s device, so the right answers are in the package: whoever looks into it finds them.',
};
