import type { ProductText } from '../product-text.ts';

export const text: ProductText = {
  title: 'Cookies',
  summary: 'What your browser keeps for Cursiv, and what it is for. None of it needs your consent.',
  text: `## The cookies

There are four. All of them belong to this site alone, and none of them tracks you. Without them the site could not do what you asked of it: keep you signed in and speak your language. That is why the law asks for no consent, and no banner stops you.

| Name | What it is for | How long |
| --- | --- | --- |
| auth-logged-in | the page looks right for somebody who is signed in from the start | 7 days |
| auth-user-id | the page knows from the start whose account it is | 7 days |
| auth-is-admin | the page shows the way to administration from the start | 7 days |
| i18n_redirected | the language you chose | 365 days |

The first three come when you sign in and go when you sign out. They grant nothing: the server checks your rights with every request.

## What else the browser keeps

In the browser's storage, on your device alone:

- the session of the sign-in service, so that you need not type your password at every visit;
- your name and address, for an hour at most, so that the page can show them without waiting;
- what you have typed and not yet sent or saved;
- your preferences (language, appearance, time zone, captions, speed); when you are signed in they belong to your account, and go when you sign out;
- courses that you keep for a time without a connection, with your progress, your notes and their announcements; they go when you sign out;
- your place in each video that you watch without an account;
- a random name of the browser and the day on which you used it, for the list of your devices;
- the last notice of the site that you closed;
- the address to which you asked for a link to sign in, for six hours at most;
- the last version of the site that worked, and a random number by which trial versions are shared out.

You can delete all of it at any time in your browser's settings.`,
};
