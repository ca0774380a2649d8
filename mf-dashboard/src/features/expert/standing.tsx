import { moveExpert } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type Expert, type ExpertStatus, expertLifecycle, expertRole } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, Cluster, ConfirmDialog, FormError, Notice, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { useExpertT } from './texts/texts.ts';
import { useFocusOn } from './use-focus-on.ts';
import { wordsProblems, wordsValues } from './words/words-values.ts';

const TONES = {
  draft: 'info',
  in_review: 'info',
  listed: 'success',
  paused: 'warning',
  suspended: 'danger',
  retired: 'info',
} as const;

/** How a page stands, why an administrator returned or suspended it, and the moves that its person may make. */
export function Standing({ expert, isVerifiedExpert }: { expert: Expert; isVerifiedExpert: boolean }) {
  const t = useT();
  const expertT = useExpertT();
  const locale = useLocale();
  const { isPending, failure, run } = useCommand();
  const [isRetiring, setIsRetiring] = useState(false);
  const focusOn = useFocusOn();
  const { status, ruling } = expert;
  const isIncomplete = Object.keys(wordsProblems(wordsValues(expert), 'others')).length > 0;
  const move = async (to: ExpertStatus) => {
    setIsRetiring(false);
    const outcome = await run(() => moveExpert(expert, to));
    if (outcome.status === 'done') toast(expertT(`moved.${to}`), { tone: 'success' });
    focusOn('expert-standing');
  };
  const moves = expertLifecycle.movesFor(expertRole(isVerifiedExpert), status);
  return (
    <Stack gap={2}>
      <div id="expert-standing">
        <Notice tone={TONES[status]} title={expertT(`status.${status}`)}>
          <p>{expertT(`standing.${status}`)}</p>
          {ruling && (
            <p>
              {expertT('ruling')} <q lang={ruling.locale === locale ? undefined : ruling.locale}>{ruling.note}</q>
            </p>
          )}
          {status === 'draft' && isIncomplete && <p>{expertT('incomplete')}</p>}
        </Notice>
      </div>
      {failure && <FormError title={t(`error.${failure}`)} />}
      <Cluster>
        {moves.map((to, index) => (
          <Button
            key={to}
            size="small"
            variant={index === 0 && status !== 'listed' ? 'primary' : 'secondary'}
            pending={isPending}
            disabled={to === 'in_review' && isIncomplete}
            onClick={() => (to === 'retired' ? setIsRetiring(true) : void move(to))}
          >
            {expertT(`move.${status === 'in_review' ? 'withdraw' : to}`)}
          </Button>
        ))}
      </Cluster>
      <ConfirmDialog
        open={isRetiring}
        title={expertT('retireTitle')}
        confirmLabel={expertT('move.retired')}
        cancelLabel={t('cancel')}
        onConfirm={() => void move('retired')}
        onCancel={() => setIsRetiring(false)}
      >
        <p>{expertT('retireText')}</p>
      </ConfirmDialog>
    </Stack>
  );
}
