import type { Account } from '../accounts/account.ts';
import { GOOGLE } from '../google-answer.ts';
import { type Html, html, page } from './html.ts';
import type { Language } from './language.ts';

const TEXT = {
  ro: {
    title: 'Alege un cont Google',
    note: 'Autentificare locală: nu se trimite nimic către Google.',
    known: 'Conturi cunoscute',
    other: 'Alt cont',
    email: 'Adresă de e-mail',
    name: 'Nume',
    submit: 'Continuă',
    problem: 'Fereastra aplicației nu mai răspunde. Închide această fereastră și încearcă din nou.',
    unsupported: 'local-cloud oferă doar autentificarea cu Google, într-o fereastră pop-up.',
  },
  en: {
    title: 'Choose a Google account',
    note: 'Local sign-in: nothing is sent to Google.',
    known: 'Known accounts',
    other: 'Another account',
    email: 'E-mail address',
    name: 'Name',
    submit: 'Continue',
    problem: 'The app window no longer answers. Close this window and try again.',
    unsupported: 'local-cloud offers only sign-in with Google, in a popup.',
  },
} as const;

/**
 * The page in the sign-in popup: the Google accounts used here before, and a form for any other. Nothing of it can be pressed before its
 * script listens.
 */
export function accountPickerPage(language: Language, accounts: Account[]): string {
  const text = TEXT[language];
  const known = accounts.map(accountButton);
  return page(
    language,
    text.title,
    html`<p>${text.note}</p>
      <p id="problem" role="alert" hidden>${text.problem}</p>
      ${known.length > 0 ? html`<h2>${text.known}</h2><ul>${known}</ul>` : ''}
      <h2>${text.other}</h2>
      <form id="other-account">
        <label>${text.email} <input type="email" name="email" required autocomplete="email"></label>
        <label>${text.name} <input name="name" required autocomplete="name"></label>
        <button disabled>${text.submit}</button>
      </form>
      <script src="/local/account-picker.js"></script>`,
  );
}

/** For a provider other than Google, or a redirect instead of a popup. */
export function unsupportedSignInPage(language: Language): string {
  return page(language, TEXT[language].title, html`<p role="alert">${TEXT[language].unsupported}</p>`);
}

function accountButton(account: Account): Html {
  const identity = account.providers.find((provider) => provider.providerId === GOOGLE);
  const name = account.displayName ?? '';
  const claims = {
    sub: identity?.rawId,
    email: identity?.email,
    email_verified: true,
    name,
    picture: account.photoUrl,
  };
  return html`<li>
    <button type="button" disabled data-claims="${JSON.stringify(claims)}">
      <span>${name}</span><span>${identity?.email ?? ''}</span>
    </button>
  </li>`;
}
