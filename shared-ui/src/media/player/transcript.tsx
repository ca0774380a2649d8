import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { SearchField } from '../../forms/search-field.tsx';
import { languageName } from './language-name.ts';
import { matchingLines } from './matching-lines.ts';
import { useT } from './messages.ts';
import * as styles from './transcript.module.css';
import { TranscriptLines } from './transcript-lines.tsx';
import { useCues } from './use-cues.ts';

type TranscriptProps = {
  video: HTMLVideoElement | null;
  languages: readonly string[];
  language: string;
  onLanguage: (language: string) => void;
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

function Panel({ video, languages, language, onLanguage }: Omit<TranscriptProps, 'isOpen' | 'onToggle'>) {
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
                aria-pressed={tag === language}
                onClick={() => onLanguage(tag)}
              >
                {languageName(tag)}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <Lines key={language} searched={searched} video={video} language={language} />
    </>
  );
}

type LinesProps = { searched: string; video: HTMLVideoElement | null; language: string };

function Lines({ searched, video, language }: LinesProps) {
  const t = useT();
  const cues = useCues(video, language);
  const isSearching = searched.trim() !== '';
  const found = cues.status === 'ready' ? matchingLines(cues.lines, searched) : [];
  const said =
    isSearching &&
    cues.status === 'ready' &&
    (found.length > 0 ? t('found', { count: found.length }) : t('nothingFound'));
  return (
    <>
      <p role="status" className={styles.found}>
        {cues.status === 'loading' && t('loadingTranscript')}
        {cues.status === 'failed' && t('noTranscript')}
        {said}
      </p>
      {found.length > 0 && (
        <TranscriptLines lines={found} searched={searched} video={video} language={language} follows={!isSearching} />
      )}
    </>
  );
}
