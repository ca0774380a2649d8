import { KeysHelp } from '@cursiv/shared-ui';
import { useLessonWords } from '../room/lesson-words.ts';

const KEYS = [
  ['n', 'key.next'],
  ['p', 'key.previous'],
  ['?', 'key.help'],
] as const;

/** The keys of a lesson. */
export default function LessonKeysHelp({ onClose }: { onClose: () => void }) {
  const words = useLessonWords();
  return (
    <KeysHelp
      place="lesson"
      title={words('keys')}
      closeLabel={words('close')}
      keys={KEYS.map(([key, name]) => ({ key, name: words(name) }))}
      note={words('keysNote')}
      switchLabel={words('keysOn')}
      onClose={onClose}
    />
  );
}
