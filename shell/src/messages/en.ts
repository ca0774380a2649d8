import { loadError, locale } from '@cursiv/shared-domain/words/en';
import type { Translation } from '@cursiv/shared-i18n';
import type { ro } from './ro.ts';

export const en: Translation<typeof ro> = {
  skipToContent: 'Skip to content',
  home: 'Cursiv, home page',
  nav: {
    label: 'Main navigation',
    menu: 'Menu',
  },
  search: {
    label: 'Find courses',
    open: 'Search',
    close: 'Close the search',
  },
  account: {
    label: 'Your account',
    signIn: 'Sign in',
    register: 'Create account',
    signOut: 'Sign out',
    signedOut: 'You are signed out.',
  },
  news: {
    offline: 'You have no internet connection',
    offlineText: 'What you typed stays on the page. We carry on by ourselves when the connection is back.',
  },
  language: { label: 'Page language' },
  admin: { label: 'Administration', versions: 'Running versions' },
  footer: {
    label: 'Footer',
    tagline: 'Learn at your own pace, with people who know.',
  },
  notifications: 'Messages',
  closeNotification: 'Close the message',
  loading: 'The page is loading',
  retry: 'Try again',
  goHome: 'Go to the home page',
  notFound: {
    title: 'Page not found',
    text: 'The address may be misspelt, or the page has moved.',
    browse: 'Browse courses',
    detail: 'Technical details:',
  },
  noAccess: {
    title: 'You have no access here',
    text: 'This page is for administrators and for those who have the role for it. If you should see it, ask an administrator to give you access.',
  },
  unavailable: {
    title: 'This part of the site does not answer',
    text: 'The rest of the site works. Nothing you saved is lost.',
  },
  incompatible: {
    title: 'This part of the site is being updated',
    text: 'A new version is on its way. The rest of the site works; come back in a few minutes.',
  },
  disabled: { title: 'This part of the site is switched off for now' },
  crashed: {
    title: 'This page has stopped',
    text: 'An unexpected error occurred. We have made a note of it. The rest of the site works.',
  },
  failed: { title: 'The page could not be loaded' },
  serverError: {
    title: 'Internal server error',
    text: 'Something went wrong on our side. Try again in a little while.',
  },
  error: loadError,
  locale,
};
