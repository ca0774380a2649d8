import * as auth from '@cursiv/shared-auth';
import * as firebase from '@cursiv/shared-firebase';
import * as i18n from '@cursiv/shared-i18n';
import * as router from '@cursiv/shared-router';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** What sections take from the shell on the server; the services of Firebase are for the browser alone. */
export const provided = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@cursiv/shared-router': router,
  '@cursiv/shared-i18n': i18n,
  '@cursiv/shared-auth': auth,
  '@cursiv/shared-firebase': firebase,
} satisfies Record<string, unknown>;
