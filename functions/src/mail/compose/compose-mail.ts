import {
  canTurnOff,
  DEFAULT_LOCALE,
  filled,
  type MailTexts,
  type MessageSettings,
  type Notification,
  namedIn,
} from '@cursiv/shared-domain';
import { mailTextOf } from '@cursiv/shared-domain/mail-texts';
import { paths } from '@cursiv/shared-platform';
import type { Mail } from '../smtp/outgoing.ts';
import { type Site, unsubscribeAddress } from '../unsubscribe/unsubscribe-token.ts';
import { type Letter, letterHtml, letterText, type News } from './letter.ts';
import { MAIL_WORDS, NO_OWN_TEXTS, SENTENCE_WORDS } from './mail-words.ts';
import { messageIdOf } from './message-id.ts';
import { onClock, zoneOf } from './on-clock.ts';

export interface Reader {
  uid: string;
  name: string;
  address: string;
  settings: MessageSettings;
}

/** What a mail tells: one notification, or several for who wants them together. */
export type Told = readonly [Notification, ...Notification[]];

/** A subject's longest useful length. */
const SUBJECT = 150;

/** The mail that tells notifications, in its reader's language and on their clock; `texts` are the operator's. */
export function composeMail(told: Told, reader: Reader, site: Site, date: Date, texts: MailTexts = NO_OWN_TEXTS): Mail {
  const [first, ...others] = told;
  const locale = reader.settings.locale ?? DEFAULT_LOCALE;
  const words = MAIL_WORDS[locale];
  const account = `${origin(site, locale)}${paths.account()}`;
  const type = others.length > 0 ? 'gathered' : first.type;
  const canEnd = type === 'gathered' || canTurnOff(type);
  const unsubscribe = canEnd ? unsubscribeAddress(site, { uid: reader.uid, type, locale }) : undefined;
  const choose = { label: words.choose, href: account };
  const named = others.length > 0 ? { news: words.news(told.length) } : namesOf(first, reader);
  const said = mailTextOf(texts, type, locale);
  const subject = shortened(filled(said.subject, named));
  const letter: Letter = {
    locale,
    subject,
    hello: words.hello(reader.name),
    lead: others.length > 0 ? filled(said.opening, named) : undefined,
    news: told.map((one) => newsOf(one, reader, site, texts)),
    why: canEnd ? words.why : words.always,
    links: unsubscribe ? [choose, { label: words.stop, href: unsubscribe }] : [choose],
  };
  return {
    to: reader.address,
    subject,
    text: letterText(letter),
    html: letterHtml(letter),
    unsubscribe,
    messageId: messageIdOf(site, `${reader.uid} ${first.id}`, reader.address),
    date,
  };
}

/** The site as a reader of a language opens it. */
const origin = (site: Site, locale: string): string => `${site.origin}${locale === 'en' ? '/en' : ''}`;

/** What the texts of a notification may name. */
function namesOf({ params }: Notification, { settings }: Reader): Record<string, string> {
  const locale = settings.locale ?? DEFAULT_LOCALE;
  return namedIn(params, locale, SENTENCE_WORDS[locale].userFlag, (at) =>
    onClock(at, locale, zoneOf(settings.timeZone)),
  );
}

function newsOf(notification: Notification, reader: Reader, site: Site, texts: MailTexts): News {
  const { type, params, link } = notification;
  const { settings } = reader;
  const locale = settings.locale ?? DEFAULT_LOCALE;
  const words = MAIL_WORDS[locale];
  const clock = (at: Date) => onClock(at, locale, zoneOf(settings.timeZone));
  const { opening } = mailTextOf(texts, type, locale);
  // Of a meeting that has taken place the sentence names no time.
  const theirs =
    opening.includes('{{at}}') && params.at && params.zone && onClock(params.at, locale, zoneOf(params.zone));
  return {
    sentence: filled(opening, namesOf(notification, reader)),
    more: theirs && params.at && theirs !== clock(params.at) ? words.theirs(params.name ?? '', theirs) : undefined,
    note: params.note && words.note(params.note),
    action: { label: words.open, href: `${origin(site, locale)}${link}` },
  };
}

/** A sentence as a heading: without its full stop, and no longer than is useful. */
export function shortened(sentence: string): string {
  const whole = sentence.replace(/\.$/, '');
  return whole.length <= SUBJECT ? whole : `${whole.slice(0, SUBJECT - 1)}…`;
}
