import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  title: 'You are choosing another time for “{{title}}” with {{name}}',
  now: 'It is now {{date}} ({{city}}).',
  allTitle: 'You are choosing another time for all sessions of “{{title}}” with {{name}}',
  allNow: 'The first of them is now {{date}} ({{city}}).',
  allText: 'All that are to come move, week by week, or none.',
  conflicts: 'Nothing was moved: not every week is possible',
  over: 'This booking can no longer be moved.',
  back: 'Back to your bookings',
  reason: 'Why (optional)',
  reasonHint: '{{name}} reads this with the proposed time.',
  move: 'Move the request to this time',
  moveText: '{{name}} has not answered yet, so the time changes at once. The present time becomes free.',
  propose: 'Propose this time',
  proposeText: 'The present time stays until {{name}} accepts. Until then the proposed time is not held.',
  moved: 'The request has the new time.',
  proposed: '{{name}} is told of the proposal. Until the answer, the present time stays.',
  failed: 'The time was not changed',
};
