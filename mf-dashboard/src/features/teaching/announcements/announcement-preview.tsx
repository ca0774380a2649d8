import { pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Button, Prose } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useTeachingT } from '../messages/messages.ts';
import type { AnnouncementValues } from './announcement-edits.ts';
import * as styles from './announcements.module.css';

/** How learners of the page's language will read an announcement, when that is asked for. */
export function AnnouncementPreview({ words: { title, text } }: { words: AnnouncementValues }) {
  const teach = useTeachingT();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [head, body] = [pick(title, locale), pick(text, locale)];
  return (
    <div>
      <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {teach(isOpen ? 'announcements.hidePreview' : 'announcements.showPreview')}
      </Button>
      {isOpen && (
        <section className={styles.preview} aria-label={teach('announcements.preview')}>
          <p className={styles.title} lang={head?.isFallback ? head.locale : undefined}>
            {head?.value ?? teach('announcements.untitled')}
          </p>
          {body && <Prose text={body.value} locale={body.locale} />}
        </section>
      )}
    </div>
  );
}
