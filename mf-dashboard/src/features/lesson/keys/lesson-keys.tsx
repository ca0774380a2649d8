import { useGo } from '@cursiv/shared-router';
import { IconButton, later, useSingleKeys } from '@cursiv/shared-ui';
import { Keyboard } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLessonWords } from '../room/lesson-words.ts';

/** Fetched when somebody asks for it. */
const KeysHelp = later(() => import('./keys-help.tsx'));

type LessonKeysProps = { previous: string | undefined; next: string | undefined; className: string | undefined };

/** Single keys for a lesson, `n`, `p` and `?`, and the button that tells of them. */
export function LessonKeys({ previous, next, className }: LessonKeysProps) {
  const words = useLessonWords();
  const go = useGo();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useSingleKeys('lesson', ({ key }) => {
    const to = key === 'n' ? next : key === 'p' ? previous : undefined;
    if (to) void go(to);
    if (key === '?') setIsHelpOpen(true);
  });
  return (
    <>
      <IconButton
        className={className}
        label={words('keys')}
        icon={<Keyboard size={20} aria-hidden />}
        onClick={() => setIsHelpOpen(true)}
      />
      {isHelpOpen && (
        <Suspense fallback={null}>
          <KeysHelp onClose={() => setIsHelpOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
