import type { EditorView } from '@codemirror/view';
import { COURSE_LIMITS, FILE_RULES, pictureFileName, pictureLink, refusalOf } from '@cursiv/shared-domain';
import { useCallback, useEffectEvent, useState } from 'react';
import { beginUpload } from '../../../../shared/uploads/uploads.ts';
import { useAround } from '../../authoring-context.ts';
import { lessonUpload } from '../../draft/lesson-files.ts';
import { smallPicture } from './small-picture.ts';

/** Why a picture was not taken. */
export type PictureProblem = { kind: 'unreadable' | 'too-many'; name: string };

const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 8);

/** The words that stand for a picture until its author writes better ones. */
const wordsOf = (name: string) =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[[\]_-]+/g, ' ')
    .trim();

/** Pictures that are pasted, dropped or chosen: made small, named in the text at once, and sent. */
export function usePictures(lessonId: string) {
  const { courseId, whenStored, present } = useAround();
  const [problem, setProblem] = useState<PictureProblem>();
  const take = async (file: File, view: EditorView) => {
    const lesson = present()
      .content.outline.flatMap(({ lessons }) => lessons)
      .find(({ id }) => id === lessonId);
    if ((lesson?.pictures?.length ?? 0) >= COURSE_LIMITS.pictures)
      return setProblem({ kind: 'too-many', name: file.name });
    const key = newKey();
    const words = wordsOf(file.name);
    const small = await smallPicture(file, pictureFileName(key, words)).catch(() => undefined);
    if (!small || refusalOf(small, FILE_RULES.picture)) return setProblem({ kind: 'unreadable', name: file.name });
    setProblem(undefined);
    const { from, to } = view.state.selection.main;
    const link = `![${words}](${pictureLink(key)})`;
    view.dispatch({
      changes: { from, to, insert: link },
      selection: { anchor: from + link.length },
      userEvent: 'input',
    });
    await whenStored();
    await beginUpload(
      lessonUpload(courseId, lessonId, `picture-${key}`),
      { kind: 'lesson', courseId, lessonId },
      small,
    );
  };
  const takeAll = useEffectEvent(async (files: readonly File[], view: EditorView | undefined) => {
    if (!view) return;
    for (const file of files) await take(file, view);
  });
  return {
    problem,
    insert: useCallback((files: readonly File[], view: EditorView | undefined) => void takeAll(files, view), []),
  };
}
