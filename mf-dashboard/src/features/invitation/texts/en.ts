import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  title: 'Invitation',
  lead: '{{inviter}} invites you to Cursiv.',
  role: {
    none: 'You accept with the account that you are in now: {{email}}.',
    moderator: 'The account {{email}} gets the role of a moderator: you deal with what people report.',
    support: 'The account {{email}} gets the role of support: you answer messages and help people.',
    translator:
      'The account {{email}} gets the role of an editor of translations: you write the texts of the site, in both languages.',
  },
  until: 'You can accept until {{date}}.',
  accept: 'Accept the invitation',
  done: 'You have accepted the invitation',
  doneText: {
    none: 'Welcome! Whatever you begin on the site is on your dashboard.',
    moderator: 'You are a moderator. What waits for a decision is in the administration.',
    support: 'You belong to the support team. The messages are in the administration.',
    translator: 'You are an editor of translations. The texts of the site are in the administration.',
  },
  toDashboard: 'My dashboard',
  toAdmin: 'Open the administration',
  toAccount: 'My account',
  refused: {
    unknown: {
      title: 'There is no such invitation',
      text: 'The link is not whole, or the invitation has been erased. Open the link in the e-mail again.',
    },
    used: { title: 'The invitation has been accepted already', text: 'Each link is good once.' },
    withdrawn: {
      title: 'The invitation was taken back',
      text: 'Whoever invited you took it back. If that is a mistake, ask them to invite you again.',
    },
    expired: {
      title: 'The invitation has expired',
      text: 'The link was good for 14 days. Ask whoever invited you to send it again.',
    },
    inviter: {
      title: 'The invitation is no longer good',
      text: 'Whoever invited you can invite nobody any more. Ask somebody else of the site’s staff.',
    },
    unproven: {
      title: 'Confirm your e-mail address first',
      text: 'We have sent a message with a link to {{email}}. Once you have opened it, return to the link in the invitation.',
    },
    address: {
      title: 'The invitation is for another address',
      text: 'You are in the account {{email}}. Sign out, and sign in with the address that was invited.',
    },
  },
};
