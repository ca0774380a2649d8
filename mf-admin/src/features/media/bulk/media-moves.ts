import type { FileRuling } from '@cursiv/shared-data';
import { fileLifecycle, type MediaStatus, type ModeratedFile } from '@cursiv/shared-domain';
import type { BulkAct, BulkLine } from '../../../shared/bulk/carry-out.ts';
import { hindranceOf, type StateHindrance } from '../../../shared/bulk/hindrance-of.ts';
import type { Note } from '../../../shared/note-dialog.tsx';

/** Where several files go at once. */
export const MEDIA_BULK = ['takenDown', 'stored'] as const satisfies readonly MediaStatus[];

/** A question about the chosen files. */
export interface AskedMedia {
  to: MediaStatus;
  lines: readonly BulkLine<ModeratedFile, StateHindrance>[];
}

/** What will become of each of the chosen files. */
export const previewOf = (
  chosen: readonly ModeratedFile[],
  to: MediaStatus,
  mayDecide: (ownerUid: string) => boolean,
): AskedMedia['lines'] =>
  chosen.map((item) => ({
    item,
    hindrance: hindranceOf(item.status, to, {
      decide: mayDecide(item.owner.uid),
      move: fileLifecycle.canMove('server', item.status, to),
    }),
  }));

/** Rules on one file. Rejects with AppError. */
export type RuleOnOne = (id: string, ruling: FileRuling) => Promise<void>;

/** What it means for each: the ruling, and the way back. What is taken down again keeps the reason that it had. */
export const actOf = (to: MediaStatus, said: Note, rule: RuleOnOne): BulkAct<ModeratedFile> => {
  const rulingTo = (state: MediaStatus, why: Note): FileRuling =>
    state === 'stored' ? { to: state } : { to: state, ...why };
  return {
    act: ({ id }) => rule(id, rulingTo(to, said)),
    undo: ({ id, status, takenDown = said }) => rule(id, rulingTo(status, takenDown)),
  };
};
