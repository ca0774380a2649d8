import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  title: 'Requests for rights',
  intro: 'Who asks to be a verified creator, expert or instructor. A right that you grant takes effect at once.',
  states: 'State of the requests',
  state: {
    submitted: 'Waiting',
    approved: 'Granted',
    rejected: 'Refused',
    withdrawn: 'Withdrawn',
    revoked: 'Taken back',
  },
  empty: {
    submitted: 'No request waits',
    approved: 'No right granted on request',
    rejected: 'No refused request',
    withdrawn: 'No withdrawn request',
    revoked: 'No right taken back',
  },
  found_one: 'One request',
  found_other: '{{count}} requests',
  links: 'Links',
  ruling: 'The written reason:',
  own: 'Another administrator rules on your request.',
  rule: {
    submitted: 'Put back to waiting',
    approved: 'Grant',
    rejected: 'Refuse',
    withdrawn: 'Withdraw',
    revoked: 'Take the right back',
  },
  ruled: {
    submitted: '{{name}} is waiting again: {{right}}.',
    approved: '{{name}} has the right now: {{right}}.',
    rejected: 'The request is refused: {{name}}, {{right}}.',
    withdrawn: 'The request is withdrawn: {{name}}, {{right}}.',
    revoked: '{{name}} no longer has the right: {{right}}.',
  },
  askedWhy: { rejected: 'Refuse the request of {{name}}?', revoked: 'Take the right back from {{name}}?' },
  note: 'Reason',
  noteHint: 'Shown in the person’s account; it helps them to ask again, after 14 days at the earliest.',
  noteMissing: 'Write the reason.',
  changedMeanwhile: 'The request has changed meanwhile, or another administrator has ruled. See how it stands now.',
};
