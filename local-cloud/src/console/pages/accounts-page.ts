import type { Account } from '../../auth/accounts/account.ts';
import { type Html, html } from '../../auth/pages/html.ts';
import { time } from '../format.ts';
import { actionButton, table } from '../page-frame.ts';
import type { View } from '../view.ts';

/** Accounts on one page. */
const LIMIT = 1000;

/** `/accounts`: the accounts and their sign-in methods. */
export function accountsPage(view: View): Html {
  const { services, text } = view;
  const accounts = services.auth.accounts.list('', LIMIT);
  const headings = [text.person, text.uid, text.signInWith, text.created, text.lastSignIn, text.state, text.actions];
  return table(
    text.accounts,
    headings,
    accounts.map((account) => row(view, account)),
    text.noAccounts,
  );
}

function row({ language, text }: View, account: Account): Html {
  const { localId, email = '', displayName = '', disabled, createdAt, lastLoginAt, providers } = account;
  const ways = providers.map(({ providerId }) => text.providers[providerId]).join(', ');
  const about = email || localId;
  const toggle = disabled
    ? actionButton('/accounts/enable', text.enable, { uid: localId }, { about })
    : actionButton('/accounts/disable', text.disable, { uid: localId }, { about });
  return html`<tr>
    <th scope="row">${displayName}<span class="under">${email}</span></th>
    <td><code>${localId}</code></td>
    <td>${ways}</td>
    <td>${time(new Date(createdAt), language)}</td>
    <td>${lastLoginAt === undefined ? text.never : time(new Date(lastLoginAt), language)}</td>
    <td><span class="badge ${disabled ? 'bad' : 'good'}">${disabled ? text.disabled : text.active}</span></td>
    <td class="actions">${toggle}
      ${actionButton('/accounts/delete', text.delete, { uid: localId }, { confirm: text.deleteAccountConfirm, about })}</td>
  </tr>`;
}
