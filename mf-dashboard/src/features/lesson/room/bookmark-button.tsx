import { errorCode, type LessonState } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { IconButton } from '@cursiv/shared-ui';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import type { LessonRecord } from '../record/lesson-record.ts';
import { useLessonWords } from './lesson-words.ts';

type BookmarkButtonProps = { record: Pick<LessonRecord, 'bookmark'>; progress: LessonState | undefined };

/** Marks a lesson that its learner wants to find again. A press shows at once and is taken back when it is refused. */
export function BookmarkButton({ record, progress }: BookmarkButtonProps) {
  const t = useT();
  const words = useLessonWords();
  const stored = progress?.isBookmarked === true;
  const [shown, setShown] = useState({ stored, isMarked: stored });
  // What is stored anew, here or on another device, is what counts.
  if (shown.stored !== stored) setShown({ stored, isMarked: stored });
  const { isMarked } = shown;
  const change = async () => {
    setShown({ stored, isMarked: !isMarked });
    try {
      await record.bookmark(!isMarked);
    } catch (error) {
      setShown((last) => ({ ...last, isMarked: last.stored }));
      toast(t(`error.${errorCode(error)}`), { tone: 'danger' });
    }
  };
  return (
    <IconButton
      label={words(isMarked ? 'bookmarked' : 'bookmark')}
      icon={isMarked ? <BookmarkCheck size={20} aria-hidden /> : <Bookmark size={20} aria-hidden />}
      onClick={() => void change()}
    />
  );
}
