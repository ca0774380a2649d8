import type { CourseDraftContent, DraftConflict } from '@cursiv/shared-domain';
import { Button, Cluster, Stack, TextArea } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { TextDifference } from '../../../shared/courses/texts/text-difference.tsx';
import { usePlaceName } from '../../../shared/courses/texts/use-place-name.ts';
import * as styles from './together.module.css';
import { useTogetherWords } from './words.ts';

type ConflictLineProps = {
  conflict: DraftConflict;
  content: CourseDraftContent;
  onAnswer: (text: string) => void;
};

/** A paragraph that two people have written differently, side by side, and what stays of it. */
export function ConflictLine({ conflict, content, onAnswer }: ConflictLineProps) {
  const t = useT();
  const words = useTogetherWords();
  const { placeName } = usePlaceName(content);
  const { place, locale, base, mine, theirs } = conflict;
  const [both, setBoth] = useState<string>();
  const where = words('conflict.at', { place: placeName(place), language: t(`locale.${locale}`) });
  const side = (label: string, text: string) => (
    <div className={styles.side}>
      <p>{label}</p>
      {text === '' ? <p>{words('conflict.none')}</p> : <TextDifference before={base} after={text} locale={locale} />}
    </div>
  );
  return (
    <section aria-label={where}>
      <p className={styles.place}>{where}</p>
      <div className={styles.sides}>
        {side(words('conflict.mine'), mine)}
        {side(words('conflict.theirs'), theirs)}
      </div>
      {both === undefined ? (
        <Cluster>
          <Button size="small" aria-label={`${words('conflict.keepMine')}: ${where}`} onClick={() => onAnswer(mine)}>
            {words('conflict.keepMine')}
          </Button>
          <Button
            size="small"
            variant="secondary"
            aria-label={`${words('conflict.keepTheirs')}: ${where}`}
            onClick={() => onAnswer(theirs)}
          >
            {words('conflict.keepTheirs')}
          </Button>
          <Button
            size="small"
            variant="secondary"
            aria-label={`${words('conflict.both')}: ${where}`}
            onClick={() => setBoth([theirs, mine].filter(Boolean).join(isLine(conflict) ? ' ' : '\n\n'))}
          >
            {words('conflict.both')}
          </Button>
        </Cluster>
      ) : (
        <Stack gap={1}>
          <TextArea
            label={words('conflict.bothLabel', { place: where })}
            rows={5}
            lang={locale}
            autoFocus
            value={both}
            onChange={({ currentTarget }) => setBoth(currentTarget.value)}
          />
          <Cluster>
            <Button size="small" onClick={() => onAnswer(both)}>
              {words('conflict.use')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setBoth(undefined)}>
              {t('cancel')}
            </Button>
          </Cluster>
        </Stack>
      )}
    </section>
  );
}

/** Titles are one line. */
const isLine = ({ place }: DraftConflict) =>
  'field' in place ? ['title', 'subtitle', 'quiz'].includes(place.field) : true;
