import { type AppErrorCode, isRunning, type Locale, type Publication, type SeenRevision } from '@cursiv/shared-domain';
import { useMemo, useRef } from 'react';
import { useCommand } from '../commands/use-command.ts';
import type { Outcome } from '../commands/use-commands.ts';
import { useWatch } from '../use-watch.ts';
import { publishCourse } from './publish-course.ts';
import { watchPublication } from './watch-publication.ts';

/** What a page shows of a publication that it asked for, or that was under way when it was opened. */
export interface Publishing {
  /** The publication at work; undefined while there is none. */
  running: Pick<Publication, 'written' | 'total'> | undefined;
  /** Why the last one failed; undefined also when the answer alone was lost. */
  failure: AppErrorCode | undefined;
  /** The version that this page has published. */
  published: number | undefined;
  publish(seen: SeenRevision, locales: readonly Locale[]): Promise<Outcome>;
}

const NOTHING = { written: 0, total: 0 };

/** Publishes a course and follows what becomes of it, even when the answer is lost: the publication's document tells. */
export function usePublishing(courseId: string): Publishing {
  const watched = useWatch(useMemo(() => watchPublication(courseId), [courseId]));
  const command = useCommand();
  const asked = useRef<{ what: string; key: string }>(undefined);
  const last = watched.status === 'ready' ? watched.value : undefined;
  const isOurs = last !== undefined && last.key === asked.current?.key;
  const isAtWork = command.isPending || (last !== undefined && isRunning(last, new Date()));
  const isDone = isOurs && last.status === 'done';
  return {
    running: isAtWork && !isDone ? (last?.status === 'running' ? last : NOTHING) : undefined,
    failure: isAtWork || isDone ? undefined : isOurs ? (last.failure ?? command.failure) : command.failure,
    published: isDone ? last.version : undefined,
    publish: (seen, locales) => {
      const [rev, createdAt] = [seen.rev, +seen.createdAt];
      const what = [rev, createdAt, ...locales].join(' ');
      if (asked.current?.what !== what) asked.current = { what, key: crypto.randomUUID() };
      const { key } = asked.current;
      return command.run(async () => void (await publishCourse({ key, courseId, rev, createdAt, locales })));
    },
  };
}
