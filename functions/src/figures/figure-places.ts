import { FIGURE_SHARDS } from '@cursiv/shared-domain';

/** Where the figures of some learners of a course about one group are counted. */
export interface FigurePlace {
  courseId: string;
  group: string;
  shard: number;
}

/** The part of a course's figures that a person counts in: the same one always (FNV-1a). */
export function shardOf(uid: string): number {
  let hash = 0x811c9dc5;
  for (const unit of uid) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % FIGURE_SHARDS;
}

export const placeOf = (courseId: string, group: string, uid: string): FigurePlace => ({
  courseId,
  group,
  shard: shardOf(uid),
});

export const figuresPath = ({ courseId, group, shard }: FigurePlace) =>
  `courses/${courseId}/figures/${group}__${shard}`;

/** What a person adds to the figures of a group, for nobody to read. */
export const sharePath = ({ courseId, group }: FigurePlace, uid: string) =>
  `courses/${courseId}/shares/${group}__${uid}`;
