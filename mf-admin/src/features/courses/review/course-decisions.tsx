import { type DraftToPublish, returnDraft, usePublishing } from '@cursiv/shared-data';
import { type AppErrorCode, checklist, draftLifecycle, isPublishable, wholeLocales } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, Notice, Stack } from '@cursiv/shared-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useActor } from '../../../shared/use-actor.ts';
import { useWalkOn } from '../../../shared/work/walk/use-walk-on.ts';
import { useCoursesT } from '../messages/messages.ts';
import { ReturnDialog } from './return-dialog.tsx';

type CourseDecisionsProps = { of: DraftToPublish; title: string; onChanged: () => void };

/** The decisions about a draft that has been read: publish it, or ask its author for changes. */
export function CourseDecisions({ of: { draft, written, live }, title, onChanged }: CourseDecisionsProps) {
  const t = useCoursesT();
  const walkOn = useWalkOn(paths.adminCourses());
  const actor = useActor();
  const [isReturning, setIsReturning] = useState(false);
  const { publish, published, running, failure } = usePublishing(draft.id);
  const locales = wholeLocales(written, live);
  const isWhole = locales.length > 0 && isPublishable(checklist(written, locales));
  const leave = useEffectEvent(() => {
    toast(t('published', { title }), { tone: 'success' });
    void walkOn();
  });
  useEffect(() => {
    if (published !== undefined) leave();
  }, [published]);
  useEffect(() => {
    if (failure === 'conflict') onChanged();
  }, [failure, onChanged]);
  if (!draftLifecycle.canMove('administrator', draft.status, 'changes_requested')) {
    return <Notice>{t('gone')}</Notice>;
  }
  return (
    <Stack>
      {!isWhole && <Notice tone="warning">{t('notWhole')}</Notice>}
      {running && <Notice role="status">{t('publishing', { ...running })}</Notice>}
      {failure && failure !== 'conflict' && <Refusal code={failure} />}
      <Cluster>
        <Button disabled={!isWhole} pending={running !== undefined} onClick={() => void publish(draft, locales)}>
          {t('publish')}
        </Button>
        <Button variant="secondary" onClick={() => setIsReturning(true)}>
          {t('giveBack')}
        </Button>
      </Cluster>
      {isReturning && (
        <ReturnDialog
          draft={draft}
          title={title}
          onClose={() => setIsReturning(false)}
          onReturn={async (returned) => {
            await returnDraft(actor(), draft, returned);
            toast(t('returned', { title }), { tone: 'success' });
            void walkOn();
          }}
          onConflict={onChanged}
        />
      )}
    </Stack>
  );
}

function Refusal({ code }: { code: AppErrorCode }) {
  const t = useT();
  const coursesT = useCoursesT();
  const isLost = code === 'timed-out' || code === 'offline' || code === 'busy';
  return (
    <Notice tone="danger" role="alert">
      {isLost ? coursesT('lost') : t(`error.${code}`)}
    </Notice>
  );
}
