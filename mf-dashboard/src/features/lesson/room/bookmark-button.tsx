import { useCommand } from '@cursiv/shared-data/commands';
import type { LessonState } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { IconButton } from '@cursiv/shared-ui';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useT } from '../../../messages/messages.ts';
import type { LessonRecord } from '../record/lesson-record.ts';
import { useLessonWords } from './lesson-words.ts';

type BookmarkButtonProps = { record: LessonRecord; progress: LessonState };

/** Marks a lesson that its learner wants to find again. */
export function BookmarkButton({ record, progress }: BookmarkButtonProps) {
  const t = useT();
  const words = useLessonWords();
  const { run } = useCommand();
  const isMarked = progress.isBookmarked === true;
  const change = async () => {
    const outcome = await run(() => record.bookmark(!isMarked));
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
