import { formatNumber, useLocale } from '@cursiv/shared-i18n';
import type { Uploader } from '@cursiv/shared-platform/shell';
import { IconButton, later } from '@cursiv/shared-ui';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { Suspense, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useUploadsT } from '../messages/messages.ts';
import { allUploads, ownUploads, presentSession, questions } from '../shown-uploads.ts';
import { isUnderWay, type UploadRecord } from '../upload-record.ts';
import { UploadLine } from './upload-line.tsx';
import * as styles from './upload-tray.module.css';
import { useUploadNews } from './use-upload-news.ts';

const EndQuestion = later(async () => ({ default: (await import('./end-question.tsx')).EndQuestion }));

/** Finished uploads leave by themselves after this time, in milliseconds. */
const LEAVE_MS = 8_000;

const isDone = ({ state, isPlaced }: UploadRecord) =>
  state === 'canceled' || (state === 'success' && isPlaced === true);

/** Every upload of the signed-in person, on every page: a line that opens into a list. */
export function UploadTray({ uploader }: { uploader: Uploader }) {
  const t = useUploadsT();
  const listId = useId();
  const records = useSyncExternalStore(allUploads.subscribe, allUploads.list);
  const [answer] = useSyncExternalStore(questions.subscribe, questions.list);
  const isSignedOut = useSyncExternalStore(presentSession.subscribe, presentSession.get).status === 'signedOut';
  const own = ownUploads(records);
  const [isOpen, setIsOpen] = useState(false);
  const news = useUploadNews(own);
  const isOver = own.length > 0 && own.every(isDone);
  const clear = () => {
    for (const { id } of own.filter((record) => !isUnderWay(record))) uploader.step(id, 'forget');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new upload begins the time anew.
  useEffect(() => {
    if (!isOver || isOpen) return;
    const timer = setTimeout(clear, LEAVE_MS);
    return () => clearTimeout(timer);
  }, [isOver, isOpen, own.length]);
  const waiting = records.filter(isUnderWay).length;
  return (
    <>
      <p role="status" className={styles.news}>
        {news}
      </p>
      {isSignedOut && waiting > 0 && (
        <aside className={styles.tray} aria-label={t('label')}>
          <p className={styles.waiting}>{t('forOwner', { count: waiting })}</p>
        </aside>
      )}
      {own.length > 0 && (
        <aside className={styles.tray} aria-label={t('label')}>
          <div className={styles.head}>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={listId}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? <ChevronDown size={20} aria-hidden /> : <ChevronUp size={20} aria-hidden />}
              <Summary uploads={own} />
            </button>
            {own.some(isUnderWay) || <IconButton label={t('clear')} icon={<X aria-hidden />} onClick={clear} />}
          </div>
          <ul id={listId} className={styles.list} hidden={!isOpen}>
            {isOpen && own.map((upload) => <UploadLine key={upload.id} upload={upload} uploader={uploader} />)}
          </ul>
        </aside>
      )}
      {answer && (
        <Suspense fallback={null}>
          <EndQuestion onAnswer={answer} />
        </Suspense>
      )}
    </>
  );
}

/** What matters most of all uploads, in one line. */
function Summary({ uploads }: { uploads: readonly UploadRecord[] }) {
  const t = useUploadsT();
  const locale = useLocale();
  const count = (state: UploadRecord['state']) => uploads.filter((upload) => upload.state === state).length;
  const underWay = uploads.filter(isUnderWay);
  const total = underWay.reduce((sum, { bytes }) => sum + bytes, 0);
  const sent = underWay.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
  const share = total > 0 ? formatNumber(sent / total, locale, { style: 'percent' }) : undefined;
  if (count('running') > 0)
    return (
      <span>
        {[
          t('sending', { count: count('running') }),
          share,
          underWay.some(({ isCopying }) => isCopying) && t('copyingShort'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    );
  if (count('error') > 0) return <span>{t('failed', { count: count('error') })}</span>;
  if (count('paused') > 0) return <span>{t('paused', { count: count('paused') })}</span>;
  return <span>{t('done')}</span>;
}
