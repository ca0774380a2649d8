import { Dialog, Stack, SwitchField } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useLessonWords } from '../room/lesson-words.ts';
import { hasLessonKeys, rememberLessonKeys } from './key-choice.ts';
import * as styles from './keys-help.module.css';

const KEYS = [
  ['n', 'key.next'],
  ['p', 'key.previous'],
  ['?', 'key.help'],
] as const;

/** The keys of a lesson, with the switch that turns them off. */
export default function KeysHelp({ onClose }: { onClose: () => void }) {
  const words = useLessonWords();
  const [isOn, setIsOn] = useState(hasLessonKeys);
  const choose = (next: boolean) => {
    setIsOn(next);
    rememberLessonKeys(next);
  };
  return (
    <Dialog open onClose={onClose} title={words('keys')} closeLabel={words('close')} size="small">
      <Stack gap={3}>
        <dl className={styles.keys}>
          {KEYS.map(([key, name]) => (
            <div key={key} className={styles.line}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{words(name)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{words('keysNote')}</p>
        <SwitchField label={words('keysOn')} checked={isOn} onChange={(event) => choose(event.target.checked)} />
      </Stack>
    </Dialog>
  );
}
