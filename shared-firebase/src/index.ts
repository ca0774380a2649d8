export { canStore } from './can-store.ts';
export { configureFirebase, type FirebaseConfig, firebaseConfig } from './config.ts';
export { functionAddress } from './function-address.ts';
export { AUTH_TROUBLE } from './sign-in/auth-trouble.ts';
export { holdQuestions } from './sign-in/held-questions.ts';
