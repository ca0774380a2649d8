import { type NoteSave, saveNote } from '@cursiv/shared-data';
import { isCutOff, keeper, waitWithNote } from '@cursiv/shared-data/kept';
import { errorCode } from '@cursiv/shared-domain';

/**
 * Saves a note, or lets it wait on this device where its course is kept and there is no connection; returns the new
 * revision. Rejects with AppError.
 */
export async function saveOrWait(save: NoteSave): Promise<number> {
  if (keeper() !== undefined && (await isCutOff()) && (await waitWithNote(save))) return save.rev + 1;
  try {
    return await saveNote(save);
  } catch (error) {
    if (errorCode(error) !== 'offline' || !(await waitWithNote(save))) throw error;
    return save.rev + 1;
  }
}
