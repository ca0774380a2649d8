import { formatNumber, useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../../messages/messages.ts';
import { isUnderWay } from '../../../shared/uploads/uploads.ts';
import { useUploadTo } from '../../../shared/uploads/use-upload.ts';
import { lessonUpload } from '../draft/lesson-files.ts';

/** The progress of a lesson's video upload, in words; undefined when none is running. */
export function useLessonUploading(courseId: string, lessonId: string): string | undefined {
  const t = useT();
  const locale = useLocale();
  const upload = useUploadTo(lessonUpload(courseId, lessonId, 'video'));
  if (!upload || !isUnderWay(upload)) return undefined;
  const share = formatNumber(upload.sentBytes / upload.bytes, locale, { style: 'percent' });
  return `${t(`upload.status.${upload.state}`)} ${share}`;
}
