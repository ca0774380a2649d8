import { useUser } from '@cursiv/shared-auth';
import { FILE_RULES } from '@cursiv/shared-domain';
import { formatBytes, useLocale } from '@cursiv/shared-i18n';
import { Cluster, PagePart, Stack } from '@cursiv/shared-ui';
import { useEffect, useState } from 'react';
import { DashboardPage } from '../../shared/pages/dashboard-page.tsx';
import { FilePicker } from '../../shared/uploads/file-picker.tsx';
import { UploadStatusLine } from '../../shared/uploads/upload-status.tsx';
import { useUpload } from '../../shared/uploads/use-upload.ts';
import { useUploadsT } from './messages/messages.ts';
import { StoredAddress } from './stored-address.tsx';
import { StoredFiles } from './stored-files.tsx';

/** A trial of uploads that can be paused and resumed. */
export default function ResumableUploadPage() {
  const t = useUploadsT();
  const locale = useLocale();
  const { id: uid } = useUser();
  const [stored, setStored] = useState<string>();
  const name = `trial/${uid}`;
  const upload = useUpload(name, FILE_RULES.upload, { kind: 'trial' });
  const path = upload.upload?.stored?.path;
  // The shell soon forgets what has ended.
  useEffect(() => {
    if (path) setStored(path);
  }, [path]);
  return (
    <DashboardPage
      documentTitle={t('resumable')}
      title={t('resumable')}
      intro={t('resumableLead', { limit: formatBytes(FILE_RULES.upload.maxBytes, locale) })}
    >
      <PagePart title={t('send')}>
        <Stack gap={3}>
          <Cluster>
            <FilePicker
              label={t('choose')}
              rule={FILE_RULES.upload}
              disabled={upload.isUnderWay}
              onPick={(file) => {
                setStored(undefined);
                upload.start(file);
              }}
            />
          </Cluster>
          <UploadStatusLine upload={upload} rule={FILE_RULES.upload} />
          {stored && <StoredAddress path={stored} />}
        </Stack>
      </PagePart>
      <StoredFiles uid={uid} latest={stored} />
    </DashboardPage>
  );
}
