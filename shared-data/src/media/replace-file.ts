import { AppError, fileNameOf, type MediaFile, pictureFileName, pictureKeyOf } from '@cursiv/shared-domain';
import { callFunction } from '../call-function.ts';
import { downloadFile } from '../files/download-file.ts';
import { uploadFile } from '../files/sending/upload-file.ts';

/** Puts another file into all of one's drafts that name this one; returns their ids. Throws AppError. */
export async function replaceFile(file: MediaFile, by: MediaFile): Promise<string[]> {
  const key = file.medium === 'picture' ? pictureKeyOf(file.path) : undefined;
  const path = key ? await storeUnderKey(file, by, key) : by.path;
  const { courseIds } = await callFunction<{ path: string; by: string }, { courseIds: string[] }>('replaceFile', {
    ...{ path: file.path, by: path },
  });
  return courseIds;
}

/** Texts name a picture by a key, which its path tells: what takes its place is stored under the same key. */
async function storeUnderKey({ path, uses }: MediaFile, by: MediaFile, key: string): Promise<string> {
  if (pictureKeyOf(by.path) === key) return by.path;
  const courseId = uses.find(({ of, inDraft }) => of === 'course' && inDraft)?.id;
  const lessonId = path.split('/').at(-2);
  if (!courseId || !lessonId) throw new AppError('not-found', 'no draft shows the picture');
  const name = fileNameOf(by.path).replace(/^[a-z0-9]{8}-/, '');
  const picture = new File([await downloadFile(by.path)], pictureFileName(key, name), { type: by.contentType });
  return (await uploadFile({ kind: 'lesson', courseId, lessonId }, picture)).path;
}
