import { moveInstructor } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type CourseInstructor, type InstructorStatus, instructorLifecycle } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, FormError, ListRow } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { LocalText } from '../../../shared/local-text.tsx';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { useInvitationsT } from './messages/messages.ts';

const MOVES = ['accepted', 'declined'] as const;

/** One course that the reader was named for: who asks, and their answer, which they may change. */
export function InvitationLine({ place }: { place: CourseInstructor }) {
  const t = useT();
  const invitationsT = useInvitationsT();
  const { courseId, uid, title, baseLocale, ownerName, status } = place;
  const name = useTextOf()(title, baseLocale) || t('untitledCourse');
  const { isPending, failure, run } = useCommand();
  const answer = async (to: InstructorStatus) => {
    const outcome = await run(() => moveInstructor(courseId, uid, to));
    if (outcome.status === 'done') toast(invitationsT(`answered.${to}`), { tone: 'success' });
  };
  const moves = MOVES.filter((to) => instructorLifecycle.canMove('instructor', status, to));
  return (
    <ListRow
      notice={
        failure && <FormError title={failure === 'no-access' ? invitationsT('notVerified') : t(`error.${failure}`)} />
      }
      actions={moves.map((to, index) => (
        <Button
          key={to}
          size="small"
          variant={index === 0 && status === 'invited' ? 'primary' : 'quiet'}
          pending={isPending}
          aria-label={`${invitationsT(`answer.${status === 'accepted' ? 'leave' : to}`)}: ${name}`}
          onClick={() => void answer(to)}
        >
          {invitationsT(`answer.${status === 'accepted' ? 'leave' : to}`)}
        </Button>
      ))}
    >
      <h3>
        <LocalText value={title} base={baseLocale} marked otherwise={t('untitledCourse')} />
      </h3>
      <p>{invitationsT(`asked.${status}`, { name: ownerName })}</p>
    </ListRow>
  );
}
