import { useUser } from '@cursiv/shared-auth';
import { uploadFile } from '@cursiv/shared-data';
import { type AppErrorCode, errorCode, FILE_RULES, refusalOf } from '@cursiv/shared-domain';
import { formatBytes, useLocale } from '@cursiv/shared-i18n';
import { useReloadHold } from '@cursiv/shared-platform/shell';
import { Cluster, Notice, PagePart, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { FilePicker } from '../../shared/uploads/file-picker.tsx';
import { useUploadsT } from './messages/messages.ts';
import { StoredAddress } from './stored-address.tsx';
import { StoredFiles } from './stored-files.tsx';

type Attempt =
  | { status: 'running'; name: string }
  | { status: 'success'; name: string; path: string }
  | { status: 'error'; name: string; code: AppErrorCode };

/** A trial of uploads that send the whole file in one request. */
export default function DirectUploadPage() {
  const t = useT();
  const uploadsT = useUploadsT();
  const locale = useLocale();
  const { id: uid } = useUser();
  const [attempt, setAttempt] = useState<Attempt>();
  const isRunning = attempt?.status === 'running';
  useReloadHold(isRunning, 'upload');
  const limit = formatBytes(FILE_RULES.upload.maxBytes, locale);
  const send = async (file: File) => {
    const { name } = file;
    const refusal = refusalOf(file, FILE_RULES.upload);
    if (refusal) return setAttempt({ status: 'error', name, code: refusal });
    setAttempt({ status: 'running', name });
    try {
      const { path } = await uploadFile({ kind: 'trial' }, file);
      setAttempt({ status: 'success', name, path });
    } catch (error) {
      setAttempt({ status: 'error', name, code: errorCode(error) });
    }
  };
  return (
    <DashboardPage
      documentTitle={uploadsT('direct')}
      title={uploadsT('direct')}
      intro={uploadsT('directLead', { limit })}
    >
      <PagePart title={uploadsT('send')}>
        <Stack gap={3}>
          <Cluster>
            <FilePicker
              label={uploadsT('choose')}
              rule={FILE_RULES.upload}
              disabled={isRunning}
              onPick={(file) => void send(file)}
            />
          </Cluster>
          <p role="status">{attempt && `${attempt.name}: ${t(`upload.status.${attempt.status}`)}`}</p>
          {attempt?.status === 'error' && (
            <Notice tone="danger" role="alert" title={t('upload.refused', { name: attempt.name })}>
              {t(`error.${attempt.code}`)} {attempt.code === 'too-large' && t('upload.limit', { limit })}
            </Notice>
          )}
          {attempt?.status === 'success' && <StoredAddress path={attempt.path} />}
        </Stack>
      </PagePart>
      <StoredFiles uid={uid} latest={attempt?.status === 'success' ? attempt.path : undefined} />
    </DashboardPage>
  );
}
