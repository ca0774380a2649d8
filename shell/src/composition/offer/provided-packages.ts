import * as auth from '@cursiv/shared-auth';
import * as firebase from '@cursiv/shared-firebase';
import * as i18n from '@cursiv/shared-i18n';
import * as shell from '@cursiv/shared-platform/shell';
import * as router from '@cursiv/shared-router';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** What sections take from the shell, and the shell itself runs with. */
export const atHand: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@cursiv/shared-platform/shell': shell,
  '@cursiv/shared-router': router,
  '@cursiv/shared-i18n': i18n,
  '@cursiv/shared-auth': auth,
  '@cursiv/shared-firebase': firebase,
};

/** What is loaded when a section asks for it. */
export const onDemand: Readonly<Record<string, () => Promise<unknown>>> = {
  '@cursiv/shared-firebase/app-check': () => import('@cursiv/shared-firebase/app-check'),
  '@cursiv/shared-firebase/auth': () => import('@cursiv/shared-firebase/auth'),
  '@cursiv/shared-firebase/firestore': () => import('@cursiv/shared-firebase/firestore'),
  '@cursiv/shared-firebase/functions': () => import('@cursiv/shared-firebase/functions'),
  '@cursiv/shared-firebase/storage': () => import('@cursiv/shared-firebase/storage'),
  ...(process.env.NODE_ENV === 'development' && { 'react/jsx-dev-runtime': () => import('react/jsx-dev-runtime') }),
};
