import { type FileRule, isAppErrorCode } from '@cursiv/shared-domain';
import { formatBytes, formatNumber, useLocale } from '@cursiv/shared-i18n';
import type { Upload } from '@cursiv/shared-platform/shell';
import { Button, Cluster, Notice, ProgressBar, Stack } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import type { UploadControl } from './use-upload.ts';

/** The state of an upload, by file name, with the ways to pause, resume and cancel; the shell's tray has it on every page. */
export function UploadStatusLine({ upload: control, rule }: { upload: UploadControl; rule: FileRule }) {
  const t = useT();
  const locale = useLocale();
  const { upload, refused } = control;
  if (refused) {
    const limit =
      refused.reason === 'too-large' ? t('upload.limit', { limit: formatBytes(rule.maxBytes, locale) }) : '';
    return (
      <Notice tone="warning" role="alert" title={t('upload.refused', { name: refused.name })}>
        {t(`error.${refused.reason}`)} {limit}
      </Notice>
    );
  }
  return upload ? <Progress upload={upload} control={control} /> : null;
}

function Progress({ upload, control }: { upload: Upload; control: UploadControl }) {
  const t = useT();
  const locale = useLocale();
  const { name, bytes, sentBytes, state, waits, problem } = upload;
  const share = bytes === 0 ? 1 : sentBytes / bytes;
  const valueText = t('upload.progress', {
    percent: formatNumber(share, locale, { style: 'percent' }),
    sent: formatBytes(sentBytes, locale),
    total: formatBytes(bytes, locale),
  });
  return (
    <Stack gap={1}>
      {control.isUnderWay && <ProgressBar value={share} label={name} valueText={valueText} />}
      <Cluster>
        <span role="status">{t(waits ? `upload.waits.${waits}` : `upload.status.${state}`)}</span>
        {state === 'running' && (
          <Button variant="secondary" size="small" onClick={() => control.step('pause')}>
            {t('upload.pause')}
          </Button>
        )}
        {state === 'paused' && waits !== 'file' && (
          <Button variant="secondary" size="small" onClick={() => control.step('resume')}>
            {t('upload.resume')}
          </Button>
        )}
        {control.isUnderWay && (
          <Button variant="quiet" size="small" onClick={() => control.step('cancel')}>
            {t('upload.cancel')}
          </Button>
        )}
        {state === 'error' && (
          <Button variant="secondary" size="small" onClick={() => control.step('retry')}>
            {t('retry')}
          </Button>
        )}
      </Cluster>
      {state === 'error' && (
        <Notice tone="danger" role="alert">
          {t(`error.${isAppErrorCode(problem) ? problem : 'unknown'}`)}
        </Notice>
      )}
    </Stack>
  );
}
