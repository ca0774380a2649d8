import { AppError, errorCode } from '@cursiv/shared-domain';
import { courseCache, factsAddress } from '../store/addresses.ts';
import { noteKeeper } from '../store/keeper.ts';
import { coursesChanged, keptCourse } from '../store/kept-course.ts';
import { keepDocuments } from './keep-documents.ts';
import { keepFile } from './keep-files.ts';
import { keepSite } from './keep-site.ts';
import { type KeepingPlan, plannedBytes } from './keeping-plan.ts';

interface KeepingOptions {
  withVideos: boolean;
  signal: AbortSignal;
  /** Told how much has been kept, in bytes. */
  onProgress?: (bytes: number) => void;
}

/** Makes sure that the device has room, and asks the browser not to take it back. Throws AppError `quota-exceeded`. */
async function askForRoom(bytes: number): Promise<void> {
  await navigator.storage.persist().catch(() => false);
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage < bytes) throw new AppError('quota-exceeded', `${bytes} bytes do not fit`);
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Keeps a course on this device: its texts, files and progress, and the site's own code. A course that is kept already is brought up to
 * date, and stays as it was until all of it is there. Throws AppError: `quota-exceeded`, `canceled`, or why something did not arrive.
 */
export async function keepCourse(uid: string, plan: KeepingPlan, options: KeepingOptions): Promise<void> {
  const { withVideos, signal, onProgress } = options;
  const { courseId, title, baseLocale, version } = plan;
  const before = await keptCourse(uid, courseId);
  if (!before) await askForRoom(plannedBytes(plan, withVideos));
  noteKeeper(uid);
  const name = courseCache(uid, courseId);
  const cache = await caches.open(name);
  let bytes = 0;
  const onBytes = (count: number) => {
    bytes += count;
    onProgress?.(bytes);
  };
  try {
    await keepSite();
    const documents = await keepDocuments(cache, uid, plan, signal);
    onBytes(documents.bytes);
    const files = plan.files.filter(({ isVideo }) => withVideos || !isVideo);
    for (const file of files) {
      signal.throwIfAborted();
      await keepFile(cache, uid, file, { signal, onBytes }).catch((error: unknown) => {
        // The files of a lesson whose turn has not come.
        if (errorCode(error) !== 'no-access') throw error;
      });
    }
    signal.throwIfAborted();
    const { closedLessons } = documents;
    const facts = { courseId, title, baseLocale, version, withVideos, closedLessons, bytes, keptAt: Date.now() };
    await cache.put(factsAddress(uid), Response.json(facts));
  } catch (error) {
    if (!before) await caches.delete(name);
    if (signal.aborted) throw new AppError('canceled', `keeping ${courseId} was ended`, { cause: error });
    throw isFull(error) ? new AppError('quota-exceeded', `${courseId} does not fit`, { cause: error }) : error;
  } finally {
    coursesChanged();
  }
}
