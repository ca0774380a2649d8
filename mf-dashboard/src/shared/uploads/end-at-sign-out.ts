import { sessionStore, sessionUser } from '@cursiv/shared-auth';
import { splitLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-ui';
import { translate } from '../../messages/messages.ts';

/** Ends a person's uploads with the session, however it ends, and says so if any was running. */
export function endAtSignOut(uploads: { endAll(): boolean }): void {
  sessionStore.subscribe((session, before) => {
    const owner = sessionUser(before);
    if (!owner || sessionUser(session)?.id === owner.id) return;
    // There is no page to ask for its language: this may happen on any page.
    const { locale } = splitLocale(window.location.pathname);
    if (uploads.endAll()) toast(translate(locale)('upload.ended'), { tone: 'danger' });
  });
}
