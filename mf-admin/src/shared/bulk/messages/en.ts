import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** Words of doing something with several rows of a list at once, the same in every list. */
export const en: Translation<typeof ro> = {
  all: 'Choose all rows shown',
  one: 'Choose: {{name}}',
  region: 'The chosen rows',
  chosen_one: 'One row chosen',
  chosen_other: '{{count}} rows chosen',
  none: 'Choose none',
  bad: 'When a row cannot be changed',
  skip: 'the others are changed',
  nothing: 'none is changed',
  will: '{{from}} → {{to}}',
  hindrance: {
    already: 'Stays: it is so already.',
    yours: 'Stays: it concerns you, somebody else decides.',
    theirs: 'Stays: somebody else deals with it.',
    noWay: 'Stays: there is no way from the state “{{from}}”.',
    readFirst: 'Stays: it waits for review and is read first.',
    alone: 'Stays: in the state “{{from}}” it is decided on alone.',
  },
  blocked: 'At least one row cannot be changed, so none is.',
  idle: 'No row can be changed.',
  confirm_one: 'Change one row',
  confirm_other: 'Change {{count}} rows',
  report: 'What was changed',
  moved_one: 'One row changed.',
  moved_other: '{{count}} rows changed.',
  movedNone: 'No row changed.',
  outcome: {
    done: 'Changed.',
    left: 'It stayed as it was.',
    failed: 'It stayed as it was. {{reason}}',
    takenBack: 'Changed and brought back.',
    stuck: 'Changed; it could not be brought back. {{reason}}',
  },
  overtaken: 'Somebody else has decided meanwhile.',
  close: 'Close',
};
