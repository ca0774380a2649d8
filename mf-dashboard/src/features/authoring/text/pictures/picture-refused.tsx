import { COURSE_LIMITS } from '@cursiv/shared-domain';
import { Notice } from '@cursiv/shared-ui';
import { useTextWords } from '../text-words.ts';
import type { PictureProblem } from './use-pictures.ts';

/** Why a picture is not in the text. */
export function PictureRefused({ problem }: { problem: PictureProblem | undefined }) {
  const t = useTextWords();
  if (!problem) return null;
  return (
    <Notice tone="warning" role="alert" title={t('pictureRefused', { name: problem.name })}>
      {t(problem.kind === 'too-many' ? 'pictureTooMany' : 'pictureUnreadable', { count: COURSE_LIMITS.pictures })}
    </Notice>
  );
}
