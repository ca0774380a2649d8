import { type CourseDecision, setCourseStatus } from '@cursiv/shared-data';
import { useCommands } from '@cursiv/shared-data/commands';
import { type AppErrorCode, type Course, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { useT } from '../../messages/messages.ts';
import { useActor } from '../../shared/use-actor.ts';
import { useRefusal } from '../../shared/use-refusal.ts';

/** Moves a live course to another state; resolves to the reason it failed, or to nothing. */
export function useCourseMoves() {
  const t = useT();
  const locale = useLocale();
  const actor = useActor();
  const refusal = useRefusal(t('courses.movedMeanwhile'));
  const commands = useCommands();
  return async (course: Course, decision: CourseDecision): Promise<AppErrorCode | undefined> => {
    const title = pick(course.title, locale, course.baseLocale)?.value ?? t('courses.noTitle');
    const outcome = await commands.run(course.id, () => setCourseStatus(actor(), course, decision));
    if (outcome.status === 'busy') return 'busy';
    if (outcome.status === 'failed') {
      toast(t('courses.refused', { title, reason: refusal(outcome.code) }), { tone: 'danger' });
      return outcome.code;
    }
    toast(t('courses.moved', { title }), { tone: 'success' });
    return undefined;
  };
}
