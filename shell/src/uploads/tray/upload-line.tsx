import { formatBytes, formatNumber, useLocale } from '@cursiv/shared-i18n';
import type { Upload, Uploader, UploadStep } from '@cursiv/shared-platform/shell';
import { Button, Cluster, ProgressBar } from '@cursiv/shared-ui';
import { useRef } from 'react';
import { useUploadsT } from '../messages/messages.ts';
import { isUnderWay, type UploadRecord } from '../upload-record.ts';
import * as styles from './upload-tray.module.css';
import { useStateText } from './use-state-text.ts';

/** What a person may do with an upload in its state. */
function stepsOf({ state, waits }: Upload): UploadStep[] {
  if (state === 'running') return ['pause', 'cancel'];
  if (state === 'paused') return waits === 'file' ? ['cancel'] : ['resume', 'cancel'];
  return state === 'error' ? ['retry', 'forget'] : ['forget'];
}

/** One upload: its file, how much the service has confirmed, its state in words, and what one may do. */
export function UploadLine({ upload, uploader }: { upload: UploadRecord; uploader: Uploader }) {
  const t = useUploadsT();
  const locale = useLocale();
  const stateText = useStateText()(upload);
  const { id, name, bytes, sentBytes } = upload;
  const share = bytes === 0 ? 1 : sentBytes / bytes;
  const valueText = t('progress', {
    percent: formatNumber(share, locale, { style: 'percent' }),
    sent: formatBytes(sentBytes, locale),
    total: formatBytes(bytes, locale),
  });
  return (
    <li className={styles.line}>
      <p className={styles.name}>{name}</p>
      {isUnderWay(upload) && <ProgressBar value={share} label={name} valueText={valueText} bare />}
      <p className={styles.state} data-state={upload.state}>
        {stateText} {isUnderWay(upload) && <span className={styles.figures}>{valueText}</span>}
      </p>
      {isUnderWay(upload) && upload.waits !== 'file' && (upload.isCopying || !upload.isKept) && (
        <p className={styles.state}>{t(upload.isCopying ? 'copying' : 'notKept')}</p>
      )}
      <Cluster>
        {upload.waits === 'file' && <ChooseAgain name={name} onChoose={(file) => uploader.give(id, file)} />}
        {stepsOf(upload).map((step) => (
          <Button
            key={step}
            variant={step === 'cancel' || step === 'forget' ? 'quiet' : 'secondary'}
            size="small"
            aria-label={`${t(step)}: ${name}`}
            onClick={() => uploader.step(id, step)}
          >
            {t(step)}
          </Button>
        ))}
      </Cluster>
    </li>
  );
}

function ChooseAgain({ name, onChoose }: { name: string; onChoose: (file: File) => void }) {
  const t = useUploadsT();
  const input = useRef<HTMLInputElement>(null);
  const label = `${t('choose')}: ${name}`;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button size="small" aria-label={label} onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
    </>
  );
}
