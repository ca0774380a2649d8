import type { Translation } from '@cursiv/shared-i18n';
import type { preview as ro } from '../../ro/teaching/preview.ts';

export const preview: Translation<typeof ro> = {
  about: 'This is the draft as it is now. Nothing is recorded. You change the language above, with RO and EN.',
  as: 'Who looks',
  visitor: 'As a visitor',
  learner: 'As a learner',
  width: 'Width',
  full: 'Whole page',
  phone: 'Phone, 360 px',
  closed: 'Visitors see here how to enrol in the course.',
  enroll: 'Visitors enrol here.',
  tryQuiz: 'Try the quiz',
  again: 'Try again',
  judge: 'See the result',
  notReady: 'The quiz has no complete questions yet. The list on the publishing page says what is missing.',
};
