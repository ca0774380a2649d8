import type { L10nText, Waiting } from '@cursiv/shared-domain';
import { heldTimePath, paths } from '@cursiv/shared-platform';
import type { Notice } from '../../notifications/notice.ts';

/** What somebody who waits for an expert is told: that a time is held for them, that it passed, or that nobody is waited for any more. */
export function waitingNotice(
  { id, expertUid, expertName, learnerUid, joinedAt, held }: Waiting,
  type: 'waiting.free' | 'waiting.passed' | 'waiting.closed',
  offered?: { offeringId: string; title: L10nText; at: Date; until: Date },
): Notice {
  const title = offered?.title ?? held?.offeringTitle;
  const at = offered?.at ?? held?.startAt;
  return {
    uid: learnerUid,
    // They may wait again.
    id: `${type}__${id}__${joinedAt.getTime()}`,
    type,
    params: {
      name: expertName,
      ...(title && { title }),
      ...(at && { at }),
      ...(offered && { until: offered.until }),
    },
    link: offered ? heldTimePath(expertUid, offered.offeringId, offered.at) : `${paths.expert(expertUid)}#sessions`,
  };
}
