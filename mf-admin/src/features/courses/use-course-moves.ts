import { type CourseDecision, setCourseStatus } from '@cursiv/shared-data';
import { useCommands } from '@cursiv/shared-data/commands';
import { type AppErrorCode, type Course, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { useActor } from '../../shared/use-actor.ts';
import { useRefusal } from '../../shared/use-refusal.ts';
import { useCoursesT } from './messages/messages.ts';

/** Moves a live course to another state; resolves to the reason it failed, or to nothing. */
export function useCourseMoves() {
  const t = useCoursesT();
  const locale = useLocale();
  const actor = useActor();
  const refusal = useRefusal(t('movedMeanwhile'));
  const commands = useCommands();
  return async (course: Course, decision: CourseDecision): Promise<AppErrorCode | undefined> => {
    const title = pick(course.title, locale, course.baseLocale)?.value ?? t('noTitle');
    const outcome = await commands.run(course.id, () => setCourseStatus(actor(), course, decision));
    if (outcome.status === 'busy') return 'busy';
    if (outcome.status === 'failed') {
      toast(t('refused', { title, reason: refusal(outcome.code) }), { tone: 'danger' });
      return outcome.code;
    }
    toast(t('moved', { title }), { tone: 'success' });
    return undefined;
  };
}
