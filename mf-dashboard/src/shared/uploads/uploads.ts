import type { FilePlace } from '@cursiv/shared-domain';
import { type Upload, withUploader } from '@cursiv/shared-platform/shell';

const SECTION = 'mf_dashboard';

/** Whether a file is to be sent, or could be again without a further word. */
export const isUnderWay = ({ state }: Pick<Upload, 'state'>): boolean => state === 'running' || state === 'paused';

/**
 * Hands a file to the shell, which sends it whatever happens to the page. When it is stored, the page that is open for its
 * spot takes it (`useUploaded`), or else `attach` of this section puts it in its place. A trial has no further place, and the server puts a
 * file into its booking.
 */
export async function beginUpload(name: string, place: FilePlace, file: File, about?: unknown): Promise<void> {
  const section = place.kind === 'trial' || place.kind === 'booking' ? {} : { section: SECTION };
  await withUploader((uploader) => uploader.add(file, { ...section, name, place, about }));
}
