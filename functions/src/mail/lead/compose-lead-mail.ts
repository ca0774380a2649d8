import type { LeadEntry, LeadMail, MailTexts, StoredLead } from '@cursiv/shared-domain';
import { mailTextOf } from '@cursiv/shared-domain/mail-texts';
import { paths } from '@cursiv/shared-platform';
import { type Letter, letterHtml, letterText } from '../compose/letter.ts';
import { NO_OWN_TEXTS } from '../compose/mail-words.ts';
import { messageIdOf } from '../compose/message-id.ts';
import type { Mail } from '../smtp/outgoing.ts';
import type { Site } from '../unsubscribe/unsubscribe-token.ts';
import { erasureAddress } from './erasure-token.ts';
import { LEAD_MAIL_WORDS } from './lead-mail-words.ts';

type Sender = Pick<StoredLead, 'id' | 'name' | 'email' | 'locale'>;
type Content = Pick<Letter, 'subject' | 'hello' | 'news' | 'why'>;

/** The mail that brings a reply to whoever left a message, or says that it has arrived; in their language. `texts` are the operator's. */
export function composeLeadMail(
  job: Pick<LeadMail, 'id'>,
  lead: Sender,
  reply: Pick<LeadEntry, 'text'> | undefined,
  site: Site,
  date: Date,
  texts: MailTexts = NO_OWN_TEXTS,
): Mail {
  const { id, email, locale } = lead;
  const home = `${site.origin}${locale === 'en' ? '/en' : ''}`;
  const letter: Letter = {
    locale,
    lead: undefined,
    ...(reply ? replied(lead, reply.text, home, texts) : received(lead, home, texts)),
    links: [{ label: LEAD_MAIL_WORDS[locale].erase, href: erasureAddress(site, { lead: id, locale }) }],
  };
  return {
    to: email,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    unsubscribe: undefined,
    messageId: messageIdOf(site, job.id, email),
    date,
  };
}

/** Repeats nothing of what was typed: the form takes any address, and nobody shall have us mail their words to strangers. */
function received({ locale }: Sender, home: string, texts: MailTexts): Content {
  const { hello, kept, privacy, why } = LEAD_MAIL_WORDS[locale];
  const { subject, opening } = mailTextOf(texts, 'lead.received', locale);
  const action = { label: privacy, href: `${home}${paths.privacy()}` };
  return { subject, hello, news: [{ sentence: opening, more: kept, note: undefined, action }], why };
}

function replied({ name, locale }: Sender, note: string, home: string, texts: MailTexts): Content {
  const { helloTo, open, whyReplied } = LEAD_MAIL_WORDS[locale];
  const { subject, opening } = mailTextOf(texts, 'lead.replied', locale);
  const action = { label: open, href: home };
  return {
    subject,
    hello: helloTo(name),
    news: [{ sentence: opening, more: undefined, note, action }],
    why: whyReplied,
  };
}
