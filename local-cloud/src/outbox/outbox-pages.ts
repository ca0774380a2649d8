import { type Html, html, page } from '../auth/pages/html.ts';
import type { Language } from '../auth/pages/language.ts';
import { authMessages } from '../auth/pages/outbox-page.ts';
import type { OobCode } from '../auth/tokens/oob-codes.ts';
import type { ReceivedMail } from '../mail/read-mail.ts';
import { MAIL_REPORTS, type MailReport } from '../mail/report-mail.ts';

const TEXT = {
  ro: {
    title: 'Mesaje care ar fi fost trimise prin e-mail',
    empty: 'Niciun mesaj deocamdată.',
    account: 'Despre conturi',
    mails: 'Din aplicație',
    types: 'Felurile de mesaje, în fiecare limbă',
    back: 'Toate mesajele',
    from: 'De la',
    to: 'Către',
    date: 'Trimis',
    plain: 'Ca text simplu',
    headers: 'Antete',
    bounce: 'Întoarce mesajul la expeditor',
    bounceNote: 'Ca și cum serverul destinatarului l-ar fi acceptat și ar fi aflat apoi că adresa nu există.',
    complaint: 'Raportează ca spam',
    complaintNote: 'Ca și cum destinatarul l-ar fi marcat ca spam, iar serverul lui ar fi anunțat expeditorul.',
    taken: 'Aplicația a primit raportul despre mesaj.',
    refused: 'Aplicația nu a primit raportul despre mesaj.',
  },
  en: {
    title: 'Messages that would have been e-mailed',
    empty: 'No messages yet.',
    account: 'About accounts',
    mails: 'From the application',
    types: 'Types of messages, in every language',
    back: 'All messages',
    from: 'From',
    to: 'To',
    date: 'Sent',
    plain: 'As plain text',
    headers: 'Headers',
    bounce: 'Bounce this mail',
    bounceNote: 'As if the recipient’s server had accepted it and then found that nobody has the address.',
    complaint: 'Report as spam',
    complaintNote: 'As if the recipient had marked it as spam, and their server had told the sender.',
    taken: 'The application has taken the report about the mail.',
    refused: 'The application has not taken the report about the mail.',
  },
} as const;

/** The newest mails that a page lists. */
const MOST = 200;

/** `/outbox`: what the auth service and the application would mail, newest first. */
export function boxPage(language: Language, codes: OobCode[], mails: ReceivedMail[]): string {
  const text = TEXT[language];
  const account = codes.length > 0 ? html`<h2>${text.account}</h2><ul>${authMessages(language, codes)}</ul>` : '';
  const list = mails.slice(0, MOST).map((mail) => line(language, mail, '/outbox/mail'));
  const application = list.length > 0 ? html`<h2>${text.mails}</h2><ul>${list}</ul>` : '';
  const nothing = codes.length + mails.length === 0 ? html`<p>${text.empty}</p>` : '';
  const types = html`<p><a href="/outbox/types?lang=${language}">${text.types}</a></p>`;
  return page(language, text.title, html`${types}${account}${application}${nothing}`);
}

/** Every type of mail in every language. */
export function typesPage(language: Language, previews: ReceivedMail[]): string {
  const items = previews.map(
    ({ id, subject }) =>
      html`<li><code>${id}</code><br><a href="/outbox/types?${new URLSearchParams({ id, lang: language }).toString()}">${subject}</a></li>`,
  );
  return page(language, TEXT[language].types, html`${back(language)}<ul>${items}</ul>`);
}

/** Whether anything can be reported of a mail, and what became of a report. */
export type Reporting = 'possible' | 'taken' | 'refused';

/** One mail, as a mail program shows it; without `reporting` nothing is reported of it. */
export function mailPage(language: Language, mail: ReceivedMail, folder: string, reporting?: Reporting): string {
  const text = TEXT[language];
  const { id, subject, from, to, date, headers } = mail;
  const content = `${folder}/content?${new URLSearchParams({ id }).toString()}`;
  const head = Object.entries(headers).map(([name, value]) => html`<li><code>${name}: ${value}</code></li>`);
  return page(
    language,
    subject,
    html`${back(language)}${reporting && reporting !== 'possible' ? html`<p role="status">${text[reporting]}</p>` : ''}
      <p>${text.from}: ${from}<br>${text.to}: ${to.join(', ')}<br>${text.date}: <time datetime="${date}">${new Date(date).toLocaleString(language)}</time></p>
      <iframe class="mail" title="${subject}" src="${content}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
      <details><summary>${text.plain}</summary><pre>${mail.text}</pre></details>
      <details><summary>${text.headers}</summary><ul>${head}</ul></details>${reporting ? MAIL_REPORTS.map((report) => reportForm(language, report, id, folder)) : ''}`,
  );
}

function reportForm(language: Language, report: MailReport, id: string, folder: string): Html {
  const text = TEXT[language];
  const query = new URLSearchParams({ id, lang: language }).toString();
  return html`<form method="post" action="${folder}/${report}?${query}">
    <p id="${report}-note">${text[`${report}Note`]}</p><button aria-describedby="${report}-note">${text[report]}</button>
  </form>`;
}

const back = (language: Language): Html => html`<p><a href="/outbox?lang=${language}">${TEXT[language].back}</a></p>`;

function line(language: Language, { id, to, subject, date }: ReceivedMail, folder: string): Html {
  const time = new Date(date);
  return html`<li>
    <strong>${to.join(', ')}</strong> <time datetime="${date}">${time.toLocaleString(language)}</time><br>
    <a href="${folder}?${new URLSearchParams({ id, lang: language }).toString()}">${subject}</a>
  </li>`;
}
