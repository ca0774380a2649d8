import { useGo } from '@cursiv/shared-router';
import { IconButton } from '@cursiv/shared-ui';
import { Keyboard } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLessonWords } from '../room/lesson-words.ts';
import { hasLessonKeys } from './key-choice.ts';

/** Fetched when somebody asks for it. */
const KeysHelp = lazy(() => import('./keys-help.tsx'));

type LessonKeysProps = { previous: string | undefined; next: string | undefined; className: string | undefined };

const isElsewhere = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/** Single keys for a lesson, `n`, `p` and `?`, and the button that tells of them. Off while somebody types, and for who has switched them off (WCAG 2.1.4). */
export function LessonKeys({ previous, next, className }: LessonKeysProps) {
  const words = useLessonWords();
  const go = useGo();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event)) return;
    if (!hasLessonKeys()) return;
    const to = event.key === 'n' ? next : event.key === 'p' ? previous : undefined;
    if (to) void go(to);
    if (event.key === '?') setIsHelpOpen(true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
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
