import type { MailWords } from '../site/content/mail/mail-texts.ts';

/** What mails that tell no single notification say first, in English. */
export const mails = {
  gathered: { subject: '{{news}} for you on Cursiv', opening: '{{news}} for you on Cursiv' },
  'lead.received': {
    subject: 'Your message has arrived at Cursiv',
    opening: 'Thank you, your message has arrived. We will answer to this address.',
  },
  'lead.replied': {
    subject: 'A reply to your message at Cursiv',
    opening: 'You wrote in the form at Cursiv. Here is our reply:',
  },
  invitation: {
    subject: 'An invitation to Cursiv',
    opening: '{{name}} invites you to Cursiv, a platform with courses, resources and experts.',
  },
} as const satisfies MailWords;
