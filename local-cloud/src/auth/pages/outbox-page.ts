import type { OobCode } from '../tokens/oob-codes.ts';
import { type Html, html, page } from './html.ts';
import type { Language } from './language.ts';

const TEXT = {
  ro: {
    title: 'Mesaje care ar fi fost trimise prin e-mail',
    empty: 'Niciun mesaj deocamdată.',
    PASSWORD_RESET: 'Resetează parola',
    VERIFY_EMAIL: 'Confirmă adresa de e-mail',
    VERIFY_AND_CHANGE_EMAIL: 'Confirmă noua adresă de e-mail',
  },
  en: {
    title: 'Messages that would have been e-mailed',
    empty: 'No messages yet.',
    PASSWORD_RESET: 'Reset the password',
    VERIFY_EMAIL: 'Confirm the e-mail address',
    VERIFY_AND_CHANGE_EMAIL: 'Confirm the new e-mail address',
  },
} as const;

/** `/outbox`: the links that hosted Firebase would mail, newest first. */
export function outboxPage(language: Language, codes: OobCode[]): string {
  const text = TEXT[language];
  const items = codes.toReversed().map((code) => message(language, code));
  return page(language, text.title, items.length > 0 ? html`<ul>${items}</ul>` : html`<p>${text.empty}</p>`);
}

function message(language: Language, { email, newEmail, requestType, oobLink, createdAt }: OobCode): Html {
  const time = new Date(createdAt);
  const link = new URL(oobLink);
  link.searchParams.set('lang', language);
  return html`<li>
    <strong>${newEmail ?? email}</strong>
    <time datetime="${time.toISOString()}">${time.toLocaleString(language)}</time><br>
    <a href="${link.href}">${TEXT[language][requestType]}</a>
  </li>`;
}
