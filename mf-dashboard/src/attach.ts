import type { Attached, FinishedUpload } from '@cursiv/shared-platform';

/** Puts a stored file in its place. What a form waits for stays until the form is opened again: only its person saves it. */
export async function attach(upload: FinishedUpload): Promise<Attached> {
  if (!upload.to.name.startsWith('lesson/')) return 'later';
  const { attachLessonFile } = await import('./features/authoring/draft/attach-lesson-file.ts');
  return attachLessonFile(upload);
}
