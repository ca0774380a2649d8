import { useLastReady, useWatch, watchContentHistory } from '@cursiv/shared-data';
import { type AuditEvent, type ContentKey, type ContentValues, SITE_CONTENT } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Button, PagePart } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { FailureState } from '../../../shared/failure-state.tsx';
import { ListFrame } from '../../../shared/lists/list-frame.tsx';
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx';
import * as styles from '../content.module.css';
import { ChangedLines } from './changed-lines.tsx';
import type { DiffLine } from './diff-lines.ts';

/** Changes shown at first and added by each "load more". */
const STEP = 10;

type ContentHistoryProps<Key extends ContentKey> = {
  name: Key;
  linesOf: (value: ContentValues[Key]) => DiffLine[];
  /** Puts what was before a change into the fields; undefined for whoever may not. */
  onRestore: ((before: ContentValues[Key], after: ContentValues[Key]) => void) | undefined;
};

/** Who changed it, when and how, newest first, with a way back to what was before each change. */
export function ContentHistory<Key extends ContentKey>({ name, linesOf, onRestore }: ContentHistoryProps<Key>) {
  const t = useT();
  const [count, setCount] = useState(STEP);
  const watched = useWatch(useMemo(() => watchContentHistory(name, count), [name, count]));
  const events = useLastReady(watched);
  const valueIn = (value: unknown): ContentValues[Key] | undefined => SITE_CONTENT[name].schema.safeParse(value).data;
  return (
    <PagePart title={t('content.history.title')} intro={t('content.history.intro')}>
      {watched.status === 'failed' && <FailureState {...watched} />}
      {watched.status !== 'failed' && !events && <ListSkeleton />}
      {events?.length === 0 && <p>{t('content.history.none')}</p>}
      {events && events.length > 0 && (
        <ListFrame
          summary={t('content.history.count', { count: events.length })}
          isBusy={watched.status === 'loading'}
          hasMore={events.length >= count}
          onMore={() => setCount(count + STEP)}
        >
          <ol className={styles.history}>
            {events.map((event) => {
              const [before, after] = [valueIn(event.changes.value?.old), valueIn(event.changes.value?.new)];
              return (
                <li key={event.id} className={styles.change}>
                  <When event={event} />
                  {before && after && <ChangedLines before={linesOf(before)} after={linesOf(after)} />}
                  {before && after && onRestore && (
                    <Button variant="secondary" size="small" onClick={() => onRestore(before, after)}>
                      {t('content.history.restore')}
                    </Button>
                  )}
                </li>
              );
            })}
          </ol>
        </ListFrame>
      )}
    </PagePart>
  );
}

function When({ event: { at, actorName } }: { event: AuditEvent }) {
  const locale = useLocale();
  return (
    <p>
      <strong>{actorName}</strong>,{' '}
      <time dateTime={at.toISOString()}>{formatDate(at, locale, { dateStyle: 'long', timeStyle: 'short' })}</time>
    </p>
  );
}
