import { IconButton, later } from '@cursiv/shared-ui';
import { Printer } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useLessonWords } from '../room/lesson-words.ts';

/** Fetched when somebody prints. */
const PrintChoice = later(() => import('./print-choice.tsx'));

/** The room's style sheet prints the notes while this is set on the document. */
const WITH_NOTES = 'printsNotes';

/** Prints the lesson; who writes notes chooses whether they are printed, too. */
export function PrintButton({ hasNotes, className }: { hasNotes: boolean; className: string | undefined }) {
  const words = useLessonWords();
  const [isAsking, setIsAsking] = useState(false);
  const [printing, setPrinting] = useState<'lesson' | 'notes'>();
  // After the question has gone from the page.
  useEffect(() => {
    if (!printing) return;
    const { dataset } = document.documentElement;
    if (printing === 'notes') dataset[WITH_NOTES] = 'true';
    const printed = () => {
      delete dataset[WITH_NOTES];
      setPrinting(undefined);
    };
    window.addEventListener('afterprint', printed, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', printed);
  }, [printing]);
  return (
    <>
      <IconButton
        className={className}
        label={words('print')}
        icon={<Printer size={20} aria-hidden />}
        onClick={() => (hasNotes ? setIsAsking(true) : setPrinting('lesson'))}
      />
      {isAsking && (
        <Suspense fallback={null}>
          <PrintChoice
            onClose={() => setIsAsking(false)}
            onPrint={(withNotes) => {
              setIsAsking(false);
              setPrinting(withNotes ? 'notes' : 'lesson');
            }}
          />
        </Suspense>
      )}
    </>
  );
}
