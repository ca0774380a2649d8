import { deleteFile } from '../delete-file.ts';
import type { SendState } from './send-file.ts';
import { dropSession } from './storage-protocol.ts';

/**
 * Removes what was sent of an upload, or the stored file, and releases its room; if nobody is signed in to do so, a later
 * count releases it. Throws AppError.
 */
export async function withdrawUpload({ room, session }: Pick<SendState, 'room' | 'session'>): Promise<void> {
  // An upload that has ended cannot be dropped; its file is deleted below.
  if (session) await dropSession(session).catch(() => undefined);
  const { authService } = await import('@cursiv/shared-firebase/auth');
  if (room && authService().currentUser) await deleteFile(room.path);
}
