import { useWatch, watchAttachments } from '@cursiv/shared-data';
import { type Booking, FILE_RULES, isCalledOff, MAX_ATTACHMENTS } from '@cursiv/shared-domain';
import { formatBytes, useLocale } from '@cursiv/shared-i18n';
import { useMemo, useRef } from 'react';
import { LoadableView } from '../../pages/loadable-view.tsx';
import { FilePicker } from '../../uploads/file-picker.tsx';
import { UploadStatusLine } from '../../uploads/upload-status.tsx';
import { useUpload } from '../../uploads/use-upload.ts';
import { AttachedFile } from './attached-file.tsx';
import * as styles from './files.module.css';
import { useFilesT } from './files-words.ts';

type BookingFilesProps = { booking: Booking; uid: string };

/** The files of a booking: what its two people attached, and the way to attach more while it is not called off. */
export default function BookingFiles({ booking, uid }: BookingFilesProps) {
  const t = useFilesT();
  const locale = useLocale();
  const { id, expertUid, expertName, learnerName } = booking;
  const name = uid === expertUid ? learnerName : expertName;
  const rule = FILE_RULES.resource;
  const attached = useWatch(useMemo(() => watchAttachments(id), [id]));
  const upload = useUpload(`booking/${id}`, rule, { kind: 'booking', bookingId: id });
  const lead = useRef<HTMLParagraphElement>(null);
  return (
    <div className={styles.list}>
      <p className={styles.quiet} ref={lead} tabIndex={-1}>
        {t('lead')} {t('hint', { count: MAX_ATTACHMENTS, size: formatBytes(rule.maxBytes, locale) })}
      </p>
      <LoadableView of={attached}>
        {(files) => (
          <>
            {files.length === 0 && <p>{t('none')}</p>}
            <ul>
              {files.map((file) => (
                <AttachedFile
                  key={file.id}
                  file={file}
                  isOwn={file.ownerUid === uid}
                  name={name}
                  onRemoved={() => lead.current?.focus()}
                />
              ))}
            </ul>
            {!isCalledOff(booking) && files.length < MAX_ATTACHMENTS && (
              <div>
                <FilePicker
                  label={t('add')}
                  rule={rule}
                  size="small"
                  disabled={upload.isUnderWay}
                  onPick={(file) => upload.start(file)}
                />
              </div>
            )}
          </>
        )}
      </LoadableView>
      {(upload.refused || upload.upload?.state !== 'success') && <UploadStatusLine upload={upload} rule={rule} />}
    </div>
  );
}
