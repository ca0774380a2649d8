import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  all: 'Choose all resources shown',
  one: 'Choose “{{title}}”',
  region: 'The chosen resources',
  chosen_one: 'One resource chosen',
  chosen_other: '{{count}} resources chosen',
  none: 'Choose none',
  move: { archived: 'Archive…', draft: 'Send back to draft…', suspended: 'Suspend…' },
  title: {
    archived: 'Archive the chosen resources?',
    draft: 'Send the chosen resources back to draft?',
    suspended: 'Suspend the chosen resources?',
  },
  bad: 'When a resource cannot be changed',
  skip: 'the others are changed',
  nothing: 'none is changed',
  will: '{{from}} → {{to}}',
  hindrance: {
    already: 'Stays: it is so already.',
    yours: 'Stays: it is yours, somebody else decides.',
    noWay: 'Stays: there is no way from the state “{{from}}”.',
    readFirst: 'Stays: it waits for review and is read first.',
  },
  blocked: 'At least one resource cannot be changed, so none is.',
  idle: 'No resource can be changed.',
  confirm_one: 'Change one resource',
  confirm_other: 'Change {{count}} resources',
  report: 'What was changed',
  moved_one: 'One resource changed.',
  moved_other: '{{count}} resources changed.',
  movedNone: 'No resource changed.',
  outcome: {
    done: 'Changed.',
    left: 'It stayed as it was.',
    failed: 'It stayed as it was. {{reason}}',
    takenBack: 'Changed and brought back.',
    stuck: 'Changed; it could not be brought back. {{reason}}',
  },
  close: 'Close',
};
