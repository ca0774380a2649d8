import { LEAD_DAYS, type Locale } from '@cursiv/shared-domain';

const ro = {
  hello: 'Bună!',
  kept: `Păstrăm mesajul și datele tale de contact cel mult ${LEAD_DAYS} de zile, apoi se șterg singure. Le poți șterge și mai devreme, din linkul de la sfârșit.`,
  privacy: 'Ce facem cu datele tale',
  why: 'Primești acest mesaj pentru că cineva a scris prin formularul de pe Cursiv și a lăsat această adresă. Dacă nu ești tu, șterge mesajul.',
  erase: 'Șterge mesajul meu',
  helloTo: (name: string) => `Bună, ${name}!`,
  open: 'Deschide Cursiv',
  whyReplied: 'Primești acest mesaj pentru că ne-ai scris și ai lăsat această adresă.',
};

const en: typeof ro = {
  hello: 'Hello,',
  kept: `We keep the message and your contact details for ${LEAD_DAYS} days at most, then they are erased by themselves. You can erase them earlier, with the link at the end.`,
  privacy: 'What we do with your data',
  why: 'You receive this mail because somebody wrote in the form at Cursiv and left this address. If it was not you, erase the message.',
  erase: 'Erase my message',
  helloTo: (name) => `Hello ${name},`,
  open: 'Open Cursiv',
  whyReplied: 'You receive this mail because you wrote to us and left this address.',
};

/** What mails to people who left a message say besides their subject and first paragraph. */
export const LEAD_MAIL_WORDS: Record<Locale, typeof ro> = { ro, en };
