import { type DraftToPublish, handInDraft, type Publishing, takeBackDraft } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type AppErrorCode, draftLifecycle, type Locale, type PublishingWay } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, Notice, ProgressBar, Stack } from '@cursiv/shared-ui';
import { useEffect } from 'react';
import { useT } from '../../messages/messages.ts';
import { usePublishingT } from './messages/messages.ts';

type PublishActionsProps = {
  of: DraftToPublish;
  way: PublishingWay;
  publishing: Publishing;
  /** Whether the reader decides about the course; a co-author asks for a review only. */
  isOwner: boolean;
  locales: readonly Locale[];
  /** Whether the checklist has nothing left that is needed. */
  isComplete: boolean;
  onChanged: () => void;
};

/** The buttons that give a course to its readers, or to an administrator first, and what became of them. */
export function PublishActions({
  of: { draft, course },
  way,
  publishing,
  isOwner,
  locales,
  isComplete,
  onChanged,
}: PublishActionsProps) {
  const t = usePublishingT();
  const { isPending, failure, run } = useCommand();
  const { running, published } = publishing;
  const isStale = draft.publishedRev !== draft.rev && published !== undefined;
  useEffect(() => {
    if (!isStale) return;
    toast(t('done', { version: published }), { tone: 'success' });
    onChanged();
  }, [isStale, published, onChanged, t]);
  const hand = async (command: () => Promise<void>, news: 'handedIn' | 'takenBack') => {
    const outcome = await run(command);
    if (outcome.status !== 'done') return;
    toast(t(`${news}`), { tone: 'success' });
    onChanged();
  };
  const canHandIn = draftLifecycle.canMove('author', draft.status, 'in_review');
  return (
    <Stack gap={3}>
      {running && (
        <Notice role="status" title={t('running')}>
          <ProgressBar
            value={running.total === 0 ? 0 : running.written / running.total}
            label={t('running')}
            valueText={t('runningOf', { written: running.written, total: running.total })}
          />
          <p>{t('runningText')}</p>
        </Notice>
      )}
      <Refusal code={publishing.failure ?? failure} onAgain={onChanged} />
      <Cluster>
        {way === 'direct' && (
          <Button
            pending={running !== undefined}
            disabled={!isComplete}
            onClick={() => void publishing.publish(draft, locales)}
          >
            {t(course ? 'publishAgain' : 'publish')}
          </Button>
        )}
        {way === 'review' && canHandIn && (
          <Button
            pending={isPending}
            disabled={!isComplete}
            onClick={() => void hand(() => handInDraft(draft), 'handedIn')}
          >
            {t('handIn')}
          </Button>
        )}
        {isOwner && draft.status === 'in_review' && (
          <Button
            variant="secondary"
            pending={isPending}
            onClick={() => void hand(() => takeBackDraft(draft.id, course !== undefined), 'takenBack')}
          >
            {t('takeBack')}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

const LOST: readonly AppErrorCode[] = ['timed-out', 'offline', 'busy'];

function Refusal({ code, onAgain }: { code: AppErrorCode | undefined; onAgain: () => void }) {
  const t = useT();
  const publishingT = usePublishingT();
  if (code === undefined) return null;
  if (code === 'conflict') {
    return (
      <Notice
        tone="warning"
        role="alert"
        title={publishingT('failed')}
        action={
          <Button size="small" variant="secondary" onClick={onAgain}>
            {t('retry')}
          </Button>
        }
      >
        {publishingT('changedMeanwhile')}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" role="alert" title={publishingT('failed')}>
      {LOST.includes(code) ? publishingT('lostAnswer') : t(`error.${code}`)}
    </Notice>
  );
}
