import type { Locale } from '@cursiv/shared-domain';

const ro = {
  thanks: 'Mulțumim, mesajul a ajuns.',
  thanksText: 'Îți răspundem prin e-mail.',
  back: 'Înapoi pe site',
  failed: 'Mesajul nu a plecat',
  check: 'Ce ai scris e tot aici. Verifică și trimite din nou:',
  tooOften:
    'Au venit prea multe mesaje într-un timp scurt. Ce ai scris e tot aici; încearcă din nou peste câteva minute.',
  send: 'Trimite mesajul',
  field: {
    name: 'Numele tău',
    email: 'Adresa de e-mail',
    phone: 'Telefon (opțional)',
    message: 'Mesajul tău',
    consent: 'Sunt de acord să păstrați aceste date, cel mult un an, ca să-mi răspundeți.',
  },
  problem: {
    name: 'Scrie numele tău, pe scurt.',
    email: 'Adresa de e-mail nu pare completă, de exemplu nume@exemplu.ro.',
    phone: 'Numărul de telefon este prea lung.',
    message: 'Scrie mesajul, în cel mult 2000 de caractere.',
    consent: 'Fără acordul tău nu avem voie să păstrăm mesajul.',
  },
};

const en: typeof ro = {
  thanks: 'Thank you, the message has arrived.',
  thanksText: 'We will answer by e-mail.',
  back: 'Back to the site',
  failed: 'The message was not sent',
  check: 'What you wrote is still here. Check it and send it again:',
  tooOften: 'Too many messages came in a short while. What you wrote is still here; try again in a few minutes.',
  send: 'Send the message',
  field: {
    name: 'Your name',
    email: 'E-mail address',
    phone: 'Phone (optional)',
    message: 'Your message',
    consent: 'I agree that you keep these details, for a year at most, in order to answer me.',
  },
  problem: {
    name: 'Write your name; a short form will do.',
    email: 'The e-mail address does not look complete, for example name@example.com.',
    phone: 'The phone number is too long.',
    message: 'Write the message, in 2000 characters at most.',
    consent: 'Without your agreement we may not keep the message.',
  },
};

/** The texts of the pages for browsers without script. */
export const LEAD_WORDS: Record<Locale, typeof ro> = { ro, en };
