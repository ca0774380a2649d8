/** What the shell does for whoever is signed in, whatever page they are on: every such page loads this, and nothing more of the data. */
export { acceptedVersion, acceptTerms } from './legal/acceptances.ts';
export { keepReaderClock } from './notifications/keep-reader-clock.ts';
export { unsubscribe } from './notifications/push/push-here.ts';
export { savePreferences, watchPreferences } from './users/preferences.ts';
export { noteSession } from './users/sessions/session-list.ts';
