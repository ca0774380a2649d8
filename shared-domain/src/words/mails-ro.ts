import type { MailWords } from '../site/content/mail/mail-texts.ts';

/** What mails that tell no single notification say first, in Romanian. */
export const mails = {
  gathered: { subject: '{{news}} pentru tine pe Cursiv', opening: '{{news}} pentru tine pe Cursiv' },
  'lead.received': {
    subject: 'Mesajul tău a ajuns la Cursiv',
    opening: 'Mulțumim, mesajul tău a ajuns. Îți răspundem la această adresă.',
  },
  'lead.replied': {
    subject: 'Răspuns la mesajul tău de pe Cursiv',
    opening: 'Ai scris prin formularul de pe Cursiv. Iată răspunsul nostru:',
  },
  invitation: {
    subject: 'Invitație pe Cursiv',
    opening: '{{name}} te invită pe Cursiv, o platformă cu cursuri, resurse și experți.',
  },
} as const satisfies MailWords;
