import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { SearchField } from '../../../forms/search/search-field.tsx';
import { languageName } from '../language-name.ts';
import { useT } from '../messages/messages.ts';
import { matchingRows } from './matching-rows.ts';
import { rowsOf } from './rows.ts';
import * as styles from './transcript.module.css';
import { TranscriptLines } from './transcript-lines.tsx';
import { useCues } from './use-cues.ts';

type TranscriptProps = {
  video: HTMLVideoElement | null;
  languages: readonly string[];
  /** The languages that are read, one or two. */
  reading: readonly string[];
  onReading: (languages: readonly string[]) => void;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

/** The captions as text to read, search and jump by. */
export function Transcript({ isOpen, onToggle, ...panel }: TranscriptProps) {
  const t = useT();
  const panelId = useId();
  return (
    <section className={styles.transcript} aria-label={t('transcript')}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => onToggle(!isOpen)}
      >
        <ChevronDown aria-hidden />
        {t('transcript')}
      </button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && <Panel {...panel} />}
      </div>
    </section>
  );
}

function Panel({ video, languages, reading, onReading }: Omit<TranscriptProps, 'isOpen' | 'onToggle'>) {
  const t = useT();
  const [searched, setSearched] = useState('');
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label={t('searchTranscript')}
            value={searched}
            onChange={(event) => setSearched(event.target.value)}
          />
        </div>
        {languages.length > 1 && (
          <fieldset className={styles.languages}>
            <legend className={styles.legend}>{t('transcriptLanguage')}</legend>
            {languages.map((tag) => (
              <button
                key={tag}
                type="button"
                lang={tag}
                className={styles.language}
                aria-pressed={reading.length === 1 && tag === reading[0]}
                onClick={() => onReading([tag])}
              >
                {languageName(tag)}
              </button>
            ))}
            <button
              type="button"
              className={styles.language}
              aria-pressed={reading.length > 1}
              onClick={() => onReading(languages)}
            >
              {t('bothLanguages')}
            </button>
          </fieldset>
        )}
      </div>
      <Rows key={reading.join()} searched={searched} video={video} reading={reading} />
    </>
  );
}

type RowsProps = { searched: string; video: HTMLVideoElement | null; reading: readonly string[] };

function Rows({ searched, video, reading }: RowsProps) {
  const t = useT();
  const [first = '', second] = reading;
  const left = useCues(video, first);
  const right = useCues(video, second);
  const status = second !== undefined && left.status === 'ready' ? right.status : left.status;
  const isSearching = searched.trim() !== '';
  const columns = [
    ...(left.status === 'ready' ? [{ language: first, lines: left.lines }] : []),
    ...(second !== undefined && right.status === 'ready' ? [{ language: second, lines: right.lines }] : []),
  ];
  const found = status === 'ready' ? matchingRows(rowsOf(columns), searched) : [];
  const said =
    isSearching && status === 'ready' && (found.length > 0 ? t('found', { count: found.length }) : t('nothingFound'));
  return (
    <>
      <p role="status" className={styles.found}>
        {status === 'loading' && t('loadingTranscript')}
        {status === 'failed' && t('noTranscript')}
        {said}
      </p>
      {found.length > 0 && <TranscriptLines rows={found} searched={searched} video={video} follows={!isSearching} />}
    </>
  );
}
