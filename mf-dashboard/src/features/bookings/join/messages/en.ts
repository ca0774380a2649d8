import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

/** The same in English. */
export const en: Translation<typeof ro> = {
  title: 'Session with {{name}}',
  back: 'Bookings',
  door: {
    label: 'When and where',
    begins: 'Begins in',
    far: 'Begins {{when}}',
    ends: 'It has begun. It ends at {{time}}.',
    over: 'It is over.',
    opens: 'The door opens at {{time}}, 10 minutes before.',
    noLink: 'It has no link: agree on the place together, in the shared notes below.',
    enter: 'Join the session',
    closed: { requested: 'The expert has not confirmed yet.', off: 'The session does not take place any more.' },
    clocks: 'It is now {{mine}} for you ({{city}}) and {{theirs}} for {{name}} ({{theirCity}}).',
  },
  place: {
    add: 'Add the meeting link',
    change: 'Change the link',
    label: 'The link of this meeting',
    hint: 'An https address. Without one, you agree on the place in the notes.',
    wrong: 'The address must start with https:// and open for anybody, anywhere.',
    save: 'Save the link',
    saved: 'The link was saved.',
  },
  shared: {
    title: 'Shared notes',
    intro: 'You both read and write them; nobody else sees them.',
    notes: 'Notes',
    agreed: 'What you agreed',
    agreedHint: 'The next steps: who, what, by when.',
    markdown: 'You can use Markdown.',
    later: 'You can write them once the session is confirmed.',
  },
  own: {
    title: 'Your notes',
    intro: 'Only you see them.',
    text: 'Notes for yourself',
  },
  conflict: {
    title: '{{name}} has changed the same paragraph',
    titleOwn: 'You have changed the same paragraph elsewhere',
    theirs: 'It says there:',
    mine: 'Keep what I wrote',
    other: 'Take the other version',
    both: 'Keep both',
  },
  after: {
    title: 'Next steps',
    review: 'Write a review',
    again: 'Book another session',
    reviewText: 'How was it? Your opinion helps others who look for an expert.',
    expertText: 'Write down above what you agreed, so that you both find it.',
  },
};
