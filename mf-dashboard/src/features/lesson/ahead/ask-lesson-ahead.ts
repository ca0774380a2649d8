import { sessionStore } from '@cursiv/shared-auth';
import { askAhead } from '@cursiv/shared-data/ahead';
import { payloadAddress } from '@cursiv/shared-platform';

/** The id of who is signed in, once the service has said so. Shells that open tabs still run know no shorter way. */
const reader = (): Promise<string | undefined> =>
  new Promise((resolve) => {
    const look = (session = sessionStore.getState()) => {
      if (session.status === 'unconfirmed') return;
      stop();
      resolve(session.status === 'signedIn' ? session.user.id : undefined);
    };
    const stop = sessionStore.subscribe(look);
    look();
  });

/** Asks for what the lesson shows, where the browser has opened its address. */
export default function askLessonAhead(page: Parameters<typeof payloadAddress>[0]): void {
  const address = payloadAddress(page, location);
  if (address) askAhead(address, reader());
}
