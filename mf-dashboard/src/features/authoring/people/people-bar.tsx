import type { CourseDraft } from '@cursiv/shared-domain';
import { formatList, useLocale } from '@cursiv/shared-i18n';
import { Button } from '@cursiv/shared-ui';
import { Users } from 'lucide-react';
import { memo, useState } from 'react';
import * as styles from './people.module.css';
import { PeopleDialog } from './people-dialog.tsx';
import { usePresence } from './use-presence.ts';
import { usePeopleWords } from './words.ts';

/** Who else is in the draft now, and the way to its authors. */
export const PeopleBar = memo(function PeopleBar({ draft }: { draft: CourseDraft | undefined }) {
  const words = usePeopleWords();
  const locale = useLocale();
  const others = usePresence(draft);
  const [isOpen, setIsOpen] = useState(false);
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
      {draft && isOpen && <PeopleDialog draft={draft} onClose={() => setIsOpen(false)} />}
    </div>
  );
});
