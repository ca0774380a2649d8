import type { Translation } from '@cursiv/shared-i18n';
import type { lead as ro } from '../ro/lead.ts';

export const lead: Translation<typeof ro> = {
  title: 'Not sure where to begin?',
  text: 'Tell us what you would like to learn, how much time you have and what has stopped you so far. A person reads it.',
  orMail: 'Or send us an e-mail:',
  name: 'Your name',
  email: 'E-mail address',
  phone: 'Phone (optional)',
  phoneHint: 'Only if you want us to call you.',
  message: 'Your message',
  consent: 'I agree that you keep these details in order to answer me.',
  consentHint: 'We delete them after a year, or on request.',
  send: 'Send the message',
  failed: 'The message was not sent. What you wrote is still here.',
  thanks: {
    title: 'Thank you, the message has arrived.',
    text: 'We will answer by e-mail. Until then, have a look at the courses.',
  },
  problem: {
    nameMissing: 'Write your name.',
    emailMissing: 'Write your e-mail address, so that we can answer.',
    emailInvalid: 'The address does not look complete, for example name@example.com.',
    messageMissing: 'Write the message.',
    consentMissing: 'Without your agreement we may not keep the message.',
  },
};
