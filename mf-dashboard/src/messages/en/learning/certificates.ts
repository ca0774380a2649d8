import type { Translation } from '@cursiv/shared-i18n';
import type { certificates as ro } from '../../ro/learning/certificates.ts';

export const certificates: Translation<typeof ro> = {
  title: 'My certificates',
  intro:
    'One for each finished course with all its quizzes passed. It stays yours after you leave the course, or the course closes. Anybody who has its address can see its page.',
  none: 'No certificates yet',
  noneText: 'You receive the first one when you finish a course and pass all its quizzes.',
  issued: 'issued on {{date}}',
  revoked: 'Revoked',
  otherName: 'Your name is now {{name}}.',
  renew: 'Issue it again in this name',
  renewed: 'The certificate has been issued again, in your present name.',
  see: 'See the certificate',
  ask: 'Ask for the certificate',
  noQuiz: 'The course has no quizzes, so it gives no certificate.',
  notEarned: 'You still have a quiz to pass, or your account has no name yet.',
};
