export { canStore } from './can-store.ts';
export { configureFirebase, type FirebaseConfig, firebaseConfig } from './config.ts';
export { aheadShown, firstPageStands } from './firestore/asked-ahead.ts';
export { functionAddress } from './function-address.ts';
export { AUTH_TROUBLE } from './sign-in/auth-trouble.ts';
export { holdCalls, holdQuestions } from './sign-in/held-questions.ts';
