import type { StoredDocument } from '../../store/document-source.ts';
import { type Sending, sendMail } from './send-mail.ts';

/** So many jobs are looked up at once, and so many sent at once. */
const MOST = 300;
const AT_ONCE = 5;
/** How long one go takes on new ones, in milliseconds: shorter than the function may run. */
const PATIENCE_MS = 200_000;

/** Sends every mail whose time has come, and gives up those that were cut off. The next go takes what is left. */
export const sendDue = (sending: Sending): Promise<void> =>
  eachDue(sending, 'mails', (path) => sendMail(sending, path));

/** Has every job of a queue sent whose time has come. */
export async function eachDue(
  { store, now }: Pick<Sending, 'store' | 'now'>,
  collection: string,
  send: (path: string) => Promise<void>,
): Promise<void> {
  const end = now().getTime() + PATIENCE_MS;
  let due: StoredDocument[];
  do {
    const before = { field: 'dueAt', value: new Date(now().getTime() + 1) };
    const find = (status: string) => store.find({ collection, equals: { status }, before, limit: MOST });
    due = [...(await find('sending')), ...(await find('waiting'))];
    const left = due.values();
    const worker = async () => {
      for (const { path } of left) await send(path);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } while (due.length >= MOST && now().getTime() < end);
}
