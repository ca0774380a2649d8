import * as auth from '@cursiv/shared-auth';
import * as firebase from '@cursiv/shared-firebase';
import * as i18n from '@cursiv/shared-i18n';
import * as router from '@cursiv/shared-router';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** The services of Firebase are for the browser alone: a page may name them, and uses them only when somebody acts. */
const inBrowserOnly = {};

/** What sections take from the shell on the server. */
export const provided = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@cursiv/shared-router': router,
  '@cursiv/shared-i18n': i18n,
  '@cursiv/shared-auth': auth,
  '@cursiv/shared-firebase': firebase,
  '@cursiv/shared-firebase/auth': inBrowserOnly,
  '@cursiv/shared-firebase/firestore': inBrowserOnly,
  '@cursiv/shared-firebase/firestore-lite': inBrowserOnly,
  '@cursiv/shared-firebase/storage': inBrowserOnly,
} satisfies Record<string, unknown>;
