import { type Firestore, loadBundle } from 'firebase/firestore';
import { aheadBundle } from './ahead-bundle.ts';
import { askedAhead } from './asked-ahead.ts';

/** Has the client remember what was asked for ahead; without it, everything is asked as ever. */
export async function rememberAhead(database: () => Firestore): Promise<void> {
  const { watched } = (await askedAhead()) ?? {};
  if (!watched || Object.keys(watched).length === 0) return;
  try {
    await loadBundle(database(), aheadBundle(watched));
  } catch (error) {
    console.info('What was asked for ahead was not understood', error);
  }
}
