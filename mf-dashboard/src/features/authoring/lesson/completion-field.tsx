import { completionOf, completionsFor, type DraftLesson, type LessonCompletion } from '@cursiv/shared-domain';
import { SelectField } from '@cursiv/shared-ui';
import { useAuthoringT } from '../messages/messages.ts';

type CompletionFieldProps = { lesson: DraftLesson; onChoose: (completion: LessonCompletion) => void };

/** What completes a lesson. A quiz has no choice: it is passed. */
export function CompletionField({ lesson, onChoose }: CompletionFieldProps) {
  const authoringT = useAuthoringT();
  const ways = completionsFor(lesson.type);
  if (ways.length === 0) return null;
  const chosen = lesson.completion ?? 'manual';
  const isLengthUnknown = lesson.video !== undefined && chosen === 'watch' && completionOf(lesson) !== 'watch';
  return (
    <SelectField
      label={authoringT('completion.label')}
      {...(isLengthUnknown && { hint: authoringT('completion.lengthUnknown') })}
      options={ways.map((value) => ({ value, label: authoringT(`completion.${value}`) }))}
      value={ways.includes(chosen) ? chosen : 'manual'}
      onChange={({ currentTarget }) => {
        const completion = ways.find((way) => way === currentTarget.value);
        if (completion) onChoose(completion);
      }}
    />
  );
}
