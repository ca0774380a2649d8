import type { Locale } from '@cursiv/shared-domain';

const ro = {
  ask: 'Nu mai vrei astfel de mesaje prin e-mail?',
  yes: 'Nu mai vreau',
  done: 'Gata, astfel de mesaje nu mai vin prin e-mail',
  back: 'Pe site le vezi în continuare. Te-ai răzgândit?',
  account: 'Alege ce mesaje primești',
  unknown: 'Adresa nu este întreagă. Deschide din nou linkul din mesaj.',
};

const en: typeof ro = {
  ask: 'No more messages like this one by e-mail?',
  yes: 'No more, please',
  done: 'Done: no more messages like this one by e-mail',
  back: 'You still see them on the site. Have you changed your mind?',
  account: 'Choose which messages you receive',
  unknown: 'The address is not whole. Open the link in the message again.',
};

export const UNSUBSCRIBE_WORDS: Record<Locale, typeof ro> = { ro, en };
