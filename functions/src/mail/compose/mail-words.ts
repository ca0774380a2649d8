import { type Locale, type MailTexts, SITE_CONTENT } from '@cursiv/shared-domain';
import { userFlag as userFlagEn } from '@cursiv/shared-domain/words/en';
import { said as saidEn } from '@cursiv/shared-domain/words/notifications-en';
import { said as saidRo } from '@cursiv/shared-domain/words/notifications-ro';
import { userFlag as userFlagRo } from '@cursiv/shared-domain/words/ro';

/** Romanian counts with „de”: 20 de noutăți, 101 noutăți. */
const isOf = (count: number): boolean => new Intl.PluralRules('ro').select(count) === 'other';

const ro = {
  hello: (name: string) => (name ? `Bună, ${name}!` : 'Bună!'),
  /** How many things are told together. */
  news: (count: number) => `${count} ${isOf(count) ? 'de ' : ''}noutăți`,
  open: 'Vezi pe site',
  /** A time on the other person's clock. */
  theirs: (name: string, at: string) => `La ${name} este ${at}.`,
  note: (note: string) => `„${note}”`,
  why: 'Primești acest mesaj pentru că ai un cont pe Cursiv.',
  choose: 'Alege ce mesaje primești',
  stop: 'Nu mai vreau astfel de mesaje',
  always: 'Mesajele despre siguranța contului ajung întotdeauna la tine.',
};

const en: typeof ro = {
  hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
  news: (count) => `${count} updates`,
  open: 'View it on the site',
  theirs: (name, at) => `For ${name} it is ${at}.`,
  note: (note) => `“${note}”`,
  why: 'You receive this message because you have an account at Cursiv.',
  choose: 'Choose which messages you receive',
  stop: 'I want no more messages like this one',
  always: 'Messages about the safety of your account always reach you.',
};

/** What mails say around the sentence of the notification. */
export const MAIL_WORDS: Record<Locale, typeof ro> = { ro, en };

/** Nothing in place of the product's texts. */
export const NO_OWN_TEXTS: MailTexts = SITE_CONTENT.mails.builtIn;

/** What the sentences themselves are made of. */
export const SENTENCE_WORDS = {
  ro: { said: saidRo, userFlag: userFlagRo },
  en: { said: saidEn, userFlag: userFlagEn },
} as const;
