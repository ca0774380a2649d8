import { sessionStore } from '@cursiv/shared-auth';

/** Keeps the auth-hydrated flag (spec §3) on the document: `true` once the service has confirmed the session. */
export function showHydration(root: HTMLElement): void {
  const show = () => {
    root.dataset.authHydrated = String(sessionStore.getState().status !== 'unconfirmed');
  };
  show();
  sessionStore.subscribe(show);
}
