import { session, whenConfirmed } from '@cursiv/shared-auth';
import { payloadAddress, type RouteDeclaration } from '@cursiv/shared-platform';

/** The id of who is signed in, once the service has said so. */
async function reader(): Promise<string | undefined> {
  const confirmed = await whenConfirmed();
  return confirmed.status === 'signedIn' ? confirmed.user.id : undefined;
}

/**
 * Asks for what a page of somebody who is signed in reads at first, where the browser has opened its address, while its code comes; or takes over what
 * the document has asked for. Resolves once that is under way. Where the code for it cannot be had, the page reads as ever.
 */
export async function askPageAhead(page: Pick<RouteDeclaration, 'path' | 'payload'>): Promise<void> {
  const address = page.payload && session.isStored() ? payloadAddress(page, location) : undefined;
  if (!address) return;
  try {
    const { askAhead } = await import('@cursiv/shared-data/ahead');
    void askAhead(address, reader()).then((own) => own && session.recall(own.uid, own.profile));
  } catch (error) {
    console.info(error);
  }
}
