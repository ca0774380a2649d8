import { formatNumber, useLocale } from '@cursiv/shared-i18n';
import { useT } from '../../messages/messages.ts';
import { isUnderWay } from '../../shared/uploads/uploads.ts';
import { useUploadState } from '../../shared/uploads/use-upload.ts';
import { useAuthoring } from './authoring-context.ts';
import { lessonUpload } from './lesson-files.ts';

/** The progress of a lesson's video upload, in words; undefined when none is running. */
export function useLessonUploading(lessonId: string): string | undefined {
  const t = useT();
  const locale = useLocale();
  const { courseId } = useAuthoring();
  const state = useUploadState(lessonUpload(courseId, lessonId, 'video'));
  if (state.step !== 'started' || !isUnderWay(state)) return undefined;
  const { status, sentBytes, totalBytes } = state.progress;
  const share = formatNumber(sentBytes / totalBytes, locale, { style: 'percent' });
  return `${t(`upload.status.${status}`)} ${share}`;
}
