import type { Locale } from '@cursiv/shared-domain';

const ro = {
  ask: 'Ștergi mesajul pe care ni l-ai trimis?',
  text: 'Mesajul, datele tale de contact și tot ce am notat despre el dispar definitiv.',
  yes: 'Șterge mesajul',
  done: 'Mesajul este șters',
  doneText: 'Nu mai avem nici mesajul, nici datele tale de contact. Rămâne notat doar că un mesaj a fost șters.',
  back: 'Înapoi pe site',
  unknown: 'Adresa nu este întreagă. Deschide din nou linkul din e-mail.',
};

const en: typeof ro = {
  ask: 'Erase the message that you sent us?',
  text: 'The message, your contact details and everything that we noted about it are gone for good.',
  yes: 'Erase the message',
  done: 'The message is erased',
  doneText:
    'We have neither the message nor your contact details any more. Only the fact that a message was erased is recorded.',
  back: 'Back to the site',
  unknown: 'The address is not whole. Open the link in the e-mail again.',
};

/** The texts of the page that erases a message. */
export const ERASURE_WORDS: Record<Locale, typeof ro> = { ro, en };
