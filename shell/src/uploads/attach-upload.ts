import type { Attached } from '@cursiv/shared-platform';
import type { SectionHost } from '../composition/section-host.ts';
import type { UploadRecord } from './upload-record.ts';

/** A page that takes stored files itself holds a lock of this name, with the beginning of their spots' names. */
const TAKER = 'cursiv:takes:';

/** Whether a page, in this tab or another, takes files that were sent there. */
async function isAwaited(name: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some((lock) => lock.name?.startsWith(TAKER) && name.startsWith(lock.name.slice(TAKER.length)));
}

/** Has a stored file put in its place by its section, unless a page is open that will. Rejects when the section cannot. */
export async function attachUpload(host: SectionHost, { uid, to, stored }: UploadRecord): Promise<Attached> {
  if (!stored || !to.section || (await isAwaited(to.name))) return 'later';
  const section = await host.start(to.section);
  return (await section.attach?.({ uid, to, stored })) ?? 'later';
}
