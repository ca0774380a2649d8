import { Button, CheckboxField, Dialog, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useLessonWords } from '../room/lesson-words.ts';

type PrintChoiceProps = { onPrint: (withNotes: boolean) => void; onClose: () => void };

/** Asks whether the learner's own notes are printed, too. */
export default function PrintChoice({ onPrint, onClose }: PrintChoiceProps) {
  const words = useLessonWords();
  const [withNotes, setWithNotes] = useState(false);
  return (
    <Dialog open onClose={onClose} title={words('print')} closeLabel={words('close')} size="small">
      <Stack gap={3}>
        <CheckboxField
          label={words('printNotes')}
          checked={withNotes}
          onChange={(event) => setWithNotes(event.target.checked)}
        />
        <div>
          <Button onClick={() => onPrint(withNotes)}>{words('printNow')}</Button>
        </div>
      </Stack>
    </Dialog>
  );
}
