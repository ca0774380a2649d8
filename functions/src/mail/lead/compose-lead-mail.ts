import { createHash } from 'node:crypto';
import type { LeadEntry, LeadMail, StoredLead } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { type Letter, letterHtml, letterText } from '../compose/letter.ts';
import type { Mail } from '../smtp/outgoing.ts';
import type { Site } from '../unsubscribe/unsubscribe-token.ts';
import { erasureAddress } from './erasure-token.ts';
import { LEAD_MAIL_WORDS } from './lead-mail-words.ts';

type Sender = Pick<StoredLead, 'id' | 'name' | 'email' | 'locale'>;
type Content = Pick<Letter, 'subject' | 'hello' | 'news' | 'why'>;

/** The mail that brings a reply to whoever left a message, or says that it has arrived; in their language. */
export function composeLeadMail(
  job: Pick<LeadMail, 'id'>,
  lead: Sender,
  reply: Pick<LeadEntry, 'text'> | undefined,
  site: Site,
  date: Date,
): Mail {
  const { id, email, locale } = lead;
  const home = `${site.origin}${locale === 'en' ? '/en' : ''}`;
  const letter: Letter = {
    locale,
    lead: undefined,
    ...(reply ? replied(lead, reply.text, home) : received(lead, home)),
    links: [{ label: LEAD_MAIL_WORDS[locale].erase, href: erasureAddress(site, { lead: id, locale }) }],
  };
  return {
    to: email,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
    unsubscribe: undefined,
    messageId: `<${createHash('sha256').update(job.id).digest('hex').slice(0, 32)}@${new URL(site.origin).hostname}>`,
    date,
  };
}

/** Repeats nothing of what was typed: the form takes any address, and nobody shall have us mail their words to strangers. */
function received({ locale }: Sender, home: string): Content {
  const { received: subject, hello, thanks, kept, privacy, why } = LEAD_MAIL_WORDS[locale];
  const action = { label: privacy, href: `${home}${paths.privacy()}` };
  return { subject, hello, news: [{ sentence: thanks, more: kept, note: undefined, action }], why };
}

function replied({ name, locale }: Sender, note: string, home: string): Content {
  const { replied: subject, helloTo, reply, open, whyReplied } = LEAD_MAIL_WORDS[locale];
  const action = { label: open, href: home };
  return { subject, hello: helloTo(name), news: [{ sentence: reply, more: undefined, note, action }], why: whyReplied };
}
