import { LEAD_DAYS, type Locale } from '@cursiv/shared-domain';

const ro = {
  hello: 'Bună!',
  received: 'Mesajul tău a ajuns la Cursiv',
  thanks: 'Mulțumim, mesajul tău a ajuns. Îți răspundem la această adresă.',
  kept: `Păstrăm mesajul și datele tale de contact cel mult ${LEAD_DAYS} de zile, apoi se șterg singure. Le poți șterge și mai devreme, din linkul de la sfârșit.`,
  privacy: 'Ce facem cu datele tale',
  why: 'Primești acest mesaj pentru că cineva a scris prin formularul de pe Cursiv și a lăsat această adresă. Dacă nu ești tu, șterge mesajul.',
  erase: 'Șterge mesajul meu',
  helloTo: (name: string) => `Bună, ${name}!`,
  replied: 'Răspuns la mesajul tău de pe Cursiv',
  reply: 'Ai scris prin formularul de pe Cursiv. Iată răspunsul nostru:',
  open: 'Deschide Cursiv',
  whyReplied: 'Primești acest mesaj pentru că ne-ai scris și ai lăsat această adresă.',
};

const en: typeof ro = {
  hello: 'Hello,',
  received: 'Your message has arrived at Cursiv',
  thanks: 'Thank you, your message has arrived. We will answer to this address.',
  kept: `We keep the message and your contact details for ${LEAD_DAYS} days at most, then they are erased by themselves. You can erase them earlier, with the link at the end.`,
  privacy: 'What we do with your data',
  why: 'You receive this mail because somebody wrote in the form at Cursiv and left this address. If it was not you, erase the message.',
  erase: 'Erase my message',
  helloTo: (name) => `Hello ${name},`,
  replied: 'A reply to your message at Cursiv',
  reply: 'You wrote in the form at Cursiv. Here is our reply:',
  open: 'Open Cursiv',
  whyReplied: 'You receive this mail because you wrote to us and left this address.',
};

/** What mails to people who left a message say. */
export const LEAD_MAIL_WORDS: Record<Locale, typeof ro> = { ro, en };
