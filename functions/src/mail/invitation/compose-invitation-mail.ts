import { filled, type InvitationMail, type MailTexts, type SiteInvitation, staffRole } from '@cursiv/shared-domain';
import { mailTextOf } from '@cursiv/shared-domain/mail-texts';
import { paths } from '@cursiv/shared-platform';
import { shortened } from '../compose/compose-mail.ts';
import { type Letter, letterHtml, letterText } from '../compose/letter.ts';
import { NO_OWN_TEXTS } from '../compose/mail-words.ts';
import { messageIdOf } from '../compose/message-id.ts';
import type { Mail } from '../smtp/outgoing.ts';
import type { Site } from '../unsubscribe/unsubscribe-token.ts';
import { INVITATION_MAIL_WORDS } from './invitation-mail-words.ts';
import { invitationAddress } from './invitation-token.ts';

/** The mail that invites somebody, in the language chosen for them; `inviter` is the name of who does, `texts` are the operator's. */
export function composeInvitationMail(
  job: Pick<InvitationMail, 'id'>,
  { id, email, role, locale, expiresAt }: Pick<SiteInvitation, 'id' | 'email' | 'role' | 'locale' | 'expiresAt'>,
  inviter: string,
  site: Site,
  date: Date,
  texts: MailTexts = NO_OWN_TEXTS,
): Mail {
  const words = INVITATION_MAIL_WORDS[locale];
  const said = mailTextOf(texts, 'invitation', locale);
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Bucharest' }).format(expiresAt);
  const letter: Letter = {
    locale,
    subject: shortened(filled(said.subject, { name: inviter })),
    hello: words.hello,
    lead: filled(said.opening, { name: inviter }),
    news: [
      {
        sentence: words.given[staffRole(role) ?? 'none'],
        more: words.until(until),
        note: undefined,
        action: { label: words.open, href: invitationAddress(site, id, locale) },
      },
    ],
    why: words.why,
    links: [{ label: words.privacy, href: `${site.origin}${locale === 'en' ? '/en' : ''}${paths.privacy()}` }],
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
