import { saveBookmark } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import type { LessonState } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { IconButton } from '@cursiv/shared-ui';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useT } from '../../../messages/messages.ts';
import { useLessonWords } from './lesson-words.ts';

type BookmarkButtonProps = { uid: string; courseId: string; progress: LessonState };

/** Marks a lesson that its learner wants to find again. */
export function BookmarkButton({ uid, courseId, progress }: BookmarkButtonProps) {
  const t = useT();
  const words = useLessonWords();
  const { run } = useCommand();
  const isMarked = progress.isBookmarked === true;
  const change = async () => {
    const { lessonId } = progress;
    const outcome = await run(() => saveBookmark({ uid, courseId, lessonId, isBookmarked: !isMarked }));
    if (outcome.status === 'failed') toast(t(`error.${outcome.code}`), { tone: 'danger' });
  };
  return (
    <IconButton
      label={words(isMarked ? 'bookmarked' : 'bookmark')}
      icon={isMarked ? <BookmarkCheck size={20} aria-hidden /> : <Bookmark size={20} aria-hidden />}
      onClick={() => void change()}
    />
  );
}
