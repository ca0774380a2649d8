import { useUser } from '@cursiv/shared-auth';
import { answerCourseOffer } from '@cursiv/shared-data';
import { type CourseDraft, openOffer } from '@cursiv/shared-domain';
import { formatList, useLocale } from '@cursiv/shared-i18n';
import { Button } from '@cursiv/shared-ui';
import { Users } from 'lucide-react';
import { memo, useState } from 'react';
import { useNow } from '../../../shared/use-now.ts';
import { OfferedCourse } from './offered-course.tsx';
import * as styles from './people.module.css';
import { PeopleDialog } from './people-dialog.tsx';
import { usePresence } from './use-presence.ts';
import { usePeopleWords } from './words.ts';

/** Who else is in the draft now, the way to its authors, and whether the course is offered to the reader. */
export const PeopleBar = memo(function PeopleBar({ draft }: { draft: CourseDraft | undefined }) {
  const words = usePeopleWords();
  const locale = useLocale();
  const others = usePresence(draft);
  const [isOpen, setIsOpen] = useState(false);
  const user = useUser();
  const now = useNow();
  const offer = draft && openOffer(draft, now);
  const names = others.map(({ name }) => name || words('somebody'));
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.here}>
        {names.length > 0 && words('here', { names: formatList(names, locale) })}
      </p>
      {draft && (
        <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
          <Users size={18} aria-hidden /> {words('open')}
        </Button>
      )}
      {draft && offer?.uid === user.id && (
        <OfferedCourse
          offer={offer}
          name={draft.authorNames[draft.ownerUid] || words('somebody')}
          answer={(said) => answerCourseOffer(draft.id, said)}
        />
      )}
      {draft && isOpen && <PeopleDialog draft={draft} onClose={() => setIsOpen(false)} />}
    </div>
  );
});
