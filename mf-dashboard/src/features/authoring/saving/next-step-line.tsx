import { Button, ButtonLink } from '@cursiv/shared-ui';
import { memo } from 'react';
import { useT } from '../../../messages/messages.ts';
import { publishCourseAddress } from '../../../shared/courses/course-addresses.ts';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { useAround } from '../authoring-context.ts';
import { useRestedDraft } from '../following/use-rested-draft.ts';
import { useSavingWords } from './saving-words.ts';
import * as styles from './standing-line.module.css';
import { useNextStep } from './use-next-step.ts';

/** What comes next, and the way there. */
export const NextStepLine = memo(function NextStepLine({ isStored }: { isStored: boolean }) {
  const t = useT();
  const words = useSavingWords();
  const textOf = useTextOf();
  const { courseId, open } = useAround();
  const found = useNextStep(useRestedDraft());
  // The line keeps its place until it is known what it says.
  if (!found) return <p className={styles.line}>{'\u00a0'}</p>;
  const { step, draft } = found;
  const { baseLocale, outline } = draft.content;
  const nameOf = (id: string) => {
    const part = outline.flatMap((unit) => [unit, ...unit.lessons]).find((candidate) => candidate.id === id);
    return part && textOf(part.title, baseLocale);
  };
  if (step.kind === 'publish') {
    return (
      <p className={styles.line}>
        {words('ready')}
        {isStored && (
          <ButtonLink to={publishCourseAddress(courseId)} size="small" variant="quiet">
            {words('toPublish')}
          </ButtonLink>
        )}
      </p>
    );
  }
  const place = step.kind === 'check' ? step.place : ({ of: 'lesson', id: step.lessonId } as const);
  const what =
    step.kind === 'check'
      ? t(`publishing.check.${step.check.kind}`)
      : words('translate', { language: t(`locale.${step.locale}`) });
  const where = 'id' in place ? nameOf(place.id) : undefined;
  return (
    <p className={styles.line}>
      <span>
        {words('next')} {what}
        {where && ` · ${where}`}
      </span>
      <Button size="small" variant="quiet" onClick={() => open(place)}>
        {words('go')}
      </Button>
    </p>
  );
});
