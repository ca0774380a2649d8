import { Button } from '@cursiv/shared-ui';
import { lessonFilm } from './lesson-on-page.ts';
import { useNotesT } from './messages/messages.ts';

/** Takes the lesson's film to a second, whose `time` it shows. */
export function SeekButton({ second, time }: { second: number; time: string }) {
  const notesT = useNotesT();
  const seek = () => {
    const film = lessonFilm();
    if (!film) return;
    film.currentTime = second;
    film.scrollIntoView({ block: 'center' });
  };
  return (
    <Button variant="quiet" size="small" aria-label={notesT('seek', { time })} onClick={seek}>
      {time}
    </Button>
  );
}
