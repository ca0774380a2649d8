import type { OobCode } from '../tokens/oob-codes.ts';
import { type Html, html } from './html.ts';
import type { Language } from './language.ts';

const TEXT = {
  ro: {
    PASSWORD_RESET: 'Resetează parola',
    VERIFY_EMAIL: 'Confirmă adresa de e-mail',
    EMAIL_SIGNIN: 'Intră în cont',
    VERIFY_AND_CHANGE_EMAIL: 'Confirmă noua adresă de e-mail',
  },
  en: {
    PASSWORD_RESET: 'Reset the password',
    VERIFY_EMAIL: 'Confirm the e-mail address',
    EMAIL_SIGNIN: 'Sign in',
    VERIFY_AND_CHANGE_EMAIL: 'Confirm the new e-mail address',
  },
} as const;

/** The messages that hosted Firebase would mail, newest first, as items of a list. */
export const authMessages = (language: Language, codes: OobCode[]): Html[] =>
  codes.toReversed().map((code) => message(language, code));

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
