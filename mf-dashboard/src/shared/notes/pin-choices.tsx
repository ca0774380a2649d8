import type { NoteWords } from '@cursiv/shared-domain';
import { Button } from '@cursiv/shared-ui';
import { Clock, Highlighter } from 'lucide-react';
import { lessonFilm } from './lesson-on-page.ts';
import { useNotesT } from './messages/messages.ts';

export type PinChoice = {
  hasFilm: boolean;
  /** The passage that is selected in the lesson. */
  selected: NoteWords['passage'];
};

/** What of the lesson a note can be about: the second at which its film is, the passage that is selected. */
export function PinChoices({
  hasFilm,
  selected,
  onPin,
}: PinChoice & { onPin: (to: Pick<NoteWords, 'second' | 'passage'>) => void }) {
  const notesT = useNotesT();
  return (
    <>
      {hasFilm && (
        <Button
          variant="secondary"
          size="small"
          icon={<Clock size={18} aria-hidden />}
          onClick={() => onPin({ second: Math.floor(lessonFilm()?.currentTime ?? 0) })}
        >
          {notesT('atNow')}
        </Button>
      )}
      {selected && (
        <Button
          variant="secondary"
          size="small"
          icon={<Highlighter size={18} aria-hidden />}
          onClick={() => onPin({ passage: selected })}
        >
          {notesT('onPassage')}
        </Button>
      )}
    </>
  );
}
