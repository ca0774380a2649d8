import { useUser } from '@cursiv/shared-auth';
import { type KeepingPlan, planFor, plannedBytes, removeCourse } from '@cursiv/shared-data/kept';
import { formatBytes, useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, CheckboxField, Cluster, FormError, PagePart, ProgressBar, Stack } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { lessonsOf, type ReadableCourse } from '../../../shared/courses/readable-course.ts';
import { hasFeature } from '../../../shared/has-feature.ts';
import { startKeeping, useKeeping } from '../../../shared/offline/keeping.ts';
import { KeptFacts } from '../../../shared/offline/kept-facts.tsx';
import { useOfflineWords } from '../../../shared/offline/offline-words.ts';
import { useKeptCourse } from '../../../shared/offline/use-kept-courses.ts';

type KeepCourseProps = { course: ReadableCourse; version: number; uid: string };

/**
 * Keeps a course on this device for a time without a connection, and says how much room that takes. Who has kept it keeps the choices when keeping is no
 * longer offered.
 */
export default function KeepCourse({ course, version, uid }: KeepCourseProps) {
  const words = useOfflineWords();
  const plan = useMemo(
    () => planFor({ ...course, version }, [...lessonsOf(course), ...course.retired]),
    [course, version],
  );
  const kept = useKeptCourse(uid, course.id);
  const keeping = useKeeping(course.id);
  const isOffered = hasFeature('offline', useUser());
  if (!('serviceWorker' in navigator) || kept.status !== 'ready' || (!isOffered && !kept.value)) return null;
  return (
    <PagePart title={words(kept.value ? 'kept' : 'keepTitle')} intro={!kept.value && words('keepText')}>
      <Stack gap={2}>
        {kept.value && <KeptFacts facts={kept.value} />}
        {keeping?.state === 'failed' && <Failed code={keeping.code} />}
        {keeping?.state === 'running' ? (
          <Running plan={plan} bytes={keeping.bytes} stop={keeping.stop} />
        ) : (
          <Choices
            plan={plan}
            uid={uid}
            isKept={kept.value !== undefined}
            hasVideos={kept.value?.withVideos === true}
          />
        )}
      </Stack>
    </PagePart>
  );
}

function Failed({ code }: { code: Extract<ReturnType<typeof useKeeping>, { state: 'failed' }>['code'] }) {
  const t = useT();
  const words = useOfflineWords();
  const text =
    code === 'no-worker' ? words('noWorker') : code === 'quota-exceeded' ? words('noRoom') : t(`error.${code}`);
  return <FormError title={words('notKept')}>{text}</FormError>;
}

function Running({ plan, bytes, stop }: { plan: KeepingPlan; bytes: number; stop: () => void }) {
  const words = useOfflineWords();
  const locale = useLocale();
  const total = Math.max(plannedBytes(plan, true), bytes);
  return (
    <>
      <ProgressBar
        value={bytes / total}
        label={words('keeping')}
        valueText={words('keptSoFar', { done: formatBytes(bytes, locale), total: formatBytes(total, locale) })}
      />
      <Cluster>
        <Button variant="secondary" size="small" onClick={stop}>
          {words('stop')}
        </Button>
      </Cluster>
    </>
  );
}

type ChoicesProps = { plan: KeepingPlan; uid: string; isKept: boolean; hasVideos: boolean };

function Choices({ plan, uid, isKept, hasVideos }: ChoicesProps) {
  const words = useOfflineWords();
  const locale = useLocale();
  const [withVideos, setWithVideos] = useState(false);
  const videos = plannedBytes(plan, true) - plannedBytes(plan, false);
  const size = formatBytes(videos, locale);
  const remove = async () => {
    await removeCourse(uid, plan.courseId);
    toast(words('removed'));
  };
  if (isKept)
    return (
      <Cluster>
        {videos > 0 && !hasVideos && (
          <Button variant="secondary" size="small" onClick={() => void startKeeping(uid, plan, true)}>
            {words('addVideos', { size })}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => void remove()}>
          {words('remove')}
        </Button>
      </Cluster>
    );
  return (
    <>
      {plan.streamed > 0 && <p>{words('streamed', { count: plan.streamed })}</p>}
      {videos > 0 && (
        <CheckboxField
          label={words('withVideos', { size })}
          checked={withVideos}
          onChange={({ currentTarget }) => setWithVideos(currentTarget.checked)}
        />
      )}
      <Cluster>
        <Button variant="secondary" onClick={() => void startKeeping(uid, plan, withVideos)}>
          {words('keep', { size: formatBytes(plannedBytes(plan, withVideos), locale) })}
        </Button>
      </Cluster>
    </>
  );
}
