import type { FileRule } from '@cursiv/shared-domain';
import { formatBytes, formatNumber, useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { Button, Cluster, Notice, ProgressBar, Stack } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import type { UploadControl } from './use-upload.ts';

/** The state of an upload, by file name, with the ways to pause, resume and cancel. */
export function UploadStatusLine({ upload, rule }: { upload: UploadControl; rule: FileRule }) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const { state } = upload;
  if (state.step === 'idle') return null;
  if (state.step === 'refused') {
    const limit = state.reason === 'too-large' ? t('upload.limit', { limit: formatBytes(rule.maxBytes, locale) }) : '';
    return (
      <Notice tone="warning" role="alert" title={t('upload.refused', { name: state.file.name })}>
        {words(`error.${state.reason}`)} {limit}
      </Notice>
    );
  }
  const { status, sentBytes, totalBytes, error } = state.progress;
  const share = totalBytes === 0 ? 1 : sentBytes / totalBytes;
  return (
    <Stack gap={1}>
      {status !== 'success' && (
        <ProgressBar
          value={share}
          label={state.file.name}
          valueText={t('upload.progress', {
            percent: formatNumber(share, locale, { style: 'percent' }),
            sent: formatBytes(sentBytes, locale),
            total: formatBytes(totalBytes, locale),
          })}
        />
      )}
      <Cluster>
        <span role="status">{t(`upload.status.${status}`)}</span>
        {status === 'running' && (
          <Button variant="secondary" size="small" onClick={upload.pause}>
            {t('upload.pause')}
          </Button>
        )}
        {status === 'paused' && (
          <Button variant="secondary" size="small" onClick={upload.resume}>
            {t('upload.resume')}
          </Button>
        )}
        {upload.isUnderWay && (
          <Button variant="quiet" size="small" onClick={upload.cancel}>
            {t('upload.cancel')}
          </Button>
        )}
        {status === 'error' && (
          <Button variant="secondary" size="small" onClick={() => upload.start(state.file)}>
            {t('retry')}
          </Button>
        )}
      </Cluster>
      {status === 'error' && error && (
        <Notice tone="danger" role="alert">
          {words(`error.${error.code}`)}
        </Notice>
      )}
    </Stack>
  );
}
