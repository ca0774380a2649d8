import { useCommand } from '@cursiv/shared-data/commands';
import {
  captionsHistoryId,
  cueLines,
  cuesIn,
  type HistoryEntry,
  type Question,
  questionsIn,
  quizText,
} from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Badge, Button, Cluster } from '@cursiv/shared-ui';
import { useState } from 'react';
import { TextDifference } from '../../../shared/courses/texts/text-difference.tsx';
import * as styles from './history.module.css';
import { useHistoryWords } from './words.ts';

type HistoryLineProps = {
  entry: HistoryEntry;
  /** The entry before it; undefined for the first. */
  earlier: HistoryEntry | undefined;
  /** Whether it is what the text says now. */
  isPresent: boolean;
  onRestore: () => Promise<void>;
};

/** One entry of a text's history: who wrote, when, what changed, and the way back. */
export function HistoryLine({ entry, earlier, isPresent, onRestore }: HistoryLineProps) {
  const words = useHistoryWords();
  const locale = useLocale();
  const { isPending, run } = useCommand();
  const [isOpen, setIsOpen] = useState(false);
  const who = entry.byName || words(entry.by ? 'somebody' : 'before');
  const at = formatDate(entry.at, locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.line}>
      <div className={styles.head}>
        <div className={styles.who}>
          <strong>{who}</strong> <time dateTime={entry.at.toISOString()}>{at}</time>{' '}
          {isPresent && (
            <Badge size="small" tone="success">
              {words('present')}
            </Badge>
          )}
          {entry.restoredFrom && <Badge size="small">{words('brought')}</Badge>}
        </div>
        <Cluster>
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-label={words('show', { who, at })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {words('changes')}
          </Button>
          {!isPresent && (
            <Button
              variant="secondary"
              size="small"
              pending={isPending}
              aria-label={words('restoreOf', { who, at })}
              onClick={() => void run(onRestore)}
            >
              {words('restore')}
            </Button>
          )}
        </Cluster>
      </div>
      {isOpen && (
        <TextDifference before={earlier ? readable(earlier) : ''} after={readable(entry)} locale={entry.locale} />
      )}
    </li>
  );
}

/** An entry as people read it: questions and captions in both languages, one below the other. */
function readable({ textId, locale, text }: HistoryEntry): string {
  if (locale) return text;
  const isCaptions = textId.startsWith(captionsHistoryId(''));
  const said = isCaptions ? cueLines(cuesIn(text)) : quizLines(questionsIn(text));
  return [said.ro, said.en].filter(Boolean).join('\n\n');
}

const quizLines = (questions: Question[]) => ({ ro: quizText(questions, 'ro'), en: quizText(questions, 'en') });
