import type { OobRequestType } from '../tokens/oob-codes.ts';
import { type Html, html, page } from './html.ts';
import type { Language } from './language.ts';

const TEXT = {
  ro: {
    title: 'Contul tău',
    invalid: 'Linkul a fost deja folosit sau a expirat. Cere altul.',
    weak: 'Parola trebuie să aibă cel puțin 6 caractere.',
    newPassword: 'Parola nouă',
    submit: 'Continuă',
    back: 'Înapoi la aplicație',
    PASSWORD_RESET: 'Parola a fost schimbată.',
    VERIFY_EMAIL: 'Adresa de e-mail a fost confirmată.',
    VERIFY_AND_CHANGE_EMAIL: 'Adresa de e-mail a fost schimbată.',
  },
  en: {
    title: 'Your account',
    invalid: 'The link has been used already or has expired. Ask for another one.',
    weak: 'The password must have at least 6 characters.',
    newPassword: 'New password',
    submit: 'Continue',
    back: 'Back to the app',
    PASSWORD_RESET: 'The password has been changed.',
    VERIFY_EMAIL: 'The e-mail address has been confirmed.',
    VERIFY_AND_CHANGE_EMAIL: 'The e-mail address has been changed.',
  },
} as const;

/** Links that do something here; a link to sign in leads to the app. */
export type ActionType = Exclude<OobRequestType, 'EMAIL_SIGNIN'>;

/** The page behind a link from the outbox; the form posts back to the same address. `weak`: the given password was refused. */
export function actionPage(language: Language, email: string, requestType: ActionType, weak = false): string {
  const text = TEXT[language];
  const password = html`<label>${text.newPassword}
    <input type="password" name="newPassword" minlength="6" required autocomplete="new-password"></label>`;
  return page(
    language,
    text.title,
    html`${weak ? alert(text.weak) : ''}
      <form method="post">
        <p>${email}</p>
        ${requestType === 'PASSWORD_RESET' ? password : ''}
        <button>${text.submit}</button>
      </form>`,
  );
}

export function actionDonePage(language: Language, requestType: ActionType, continueUrl: string | null): string {
  const text = TEXT[language];
  const back = isWebUrl(continueUrl) ? html`<p><a href="${continueUrl}">${text.back}</a></p>` : '';
  return page(language, text.title, html`<p role="status">${text[requestType]}</p>${back}`);
}

export function actionProblemPage(language: Language): string {
  return page(language, TEXT[language].title, alert(TEXT[language].invalid));
}

function alert(message: string): Html {
  return html`<p role="alert">${message}</p>`;
}

function isWebUrl(url: string | null): url is string {
  return url !== null && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
