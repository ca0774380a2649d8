import { moveInstructor } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type CourseInstructor, type InstructorStatus, instructorLifecycle } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, FormError, ListRow } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { LocalText } from '../../../shared/local-text.tsx';
import { useTextOf } from '../../../shared/use-text-of.ts';

const MOVES = ['accepted', 'declined'] as const;

/** One course that the reader was named for: who asks, and their answer, which they may change. */
export function InvitationLine({ place }: { place: CourseInstructor }) {
  const t = useT();
  const { courseId, uid, title, baseLocale, ownerName, status } = place;
  const name = useTextOf()(title, baseLocale) || t('untitledCourse');
  const { isPending, failure, run } = useCommand();
  const answer = async (to: InstructorStatus) => {
    const outcome = await run(() => moveInstructor(courseId, uid, to));
    if (outcome.status === 'done') toast(t(`instructors.answered.${to}`), { tone: 'success' });
  };
  const moves = MOVES.filter((to) => instructorLifecycle.canMove('instructor', status, to));
  return (
    <ListRow
      notice={
        failure && <FormError title={t(failure === 'no-access' ? 'instructors.notVerified' : `error.${failure}`)} />
      }
      actions={moves.map((to, index) => (
        <Button
          key={to}
          size="small"
          variant={index === 0 && status === 'invited' ? 'primary' : 'quiet'}
          pending={isPending}
          aria-label={`${t(`instructors.answer.${status === 'accepted' ? 'leave' : to}`)}: ${name}`}
          onClick={() => void answer(to)}
        >
          {t(`instructors.answer.${status === 'accepted' ? 'leave' : to}`)}
        </Button>
      ))}
    >
      <h3>
        <LocalText value={title} base={baseLocale} marked otherwise={t('untitledCourse')} />
      </h3>
      <p>{t(`instructors.asked.${status}`, { name: ownerName })}</p>
    </ListRow>
  );
}
