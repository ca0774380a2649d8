import { useCommand } from '@cursiv/shared-data/commands';
import { useGo, useSearchParams } from '@cursiv/shared-router';
import { Button, ButtonLink, Cluster, useSingleKeys } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { keptWalk } from './kept-walk.ts';
import { useWalkOn } from './use-walk-on.ts';
import { WORK_LIST, WORK_PARAMETER } from './work-address.ts';

/** The ways on from a thing that was opened from the work list: to the next one, and back. Nothing where it was not. */
export function WalkBar() {
  const [params] = useSearchParams();
  const work = params.get(WORK_PARAMETER);
  return work === null ? null : <WaysOn key={work} work={work} />;
}

function WaysOn({ work }: { work: string }) {
  const t = useT();
  const walkOn = useWalkOn();
  const { isPending, run } = useCommand();
  const go = useGo();
  const walk = keptWalk();
  const list = walk?.list ?? WORK_LIST;
  const place = walk ? walk.works.indexOf(work) + 1 : 0;
  const next = () => void run(walkOn);
  useSingleKeys('work', ({ key, repeat }) => {
    if (repeat) return;
    if (key === 'j' && place > 0) next();
    if (key === 'u') void go(list);
  });
  return (
    <nav aria-label={t('work.walk.name')}>
      <Cluster>
        <ButtonLink to={list} size="small" variant="secondary" aria-keyshortcuts="u">
          {t('work.walk.back')}
        </ButtonLink>
        {walk && place > 0 && (
          <>
            <span>{t('work.walk.place', { place, count: walk.works.length })}</span>
            <Button size="small" variant="secondary" pending={isPending} aria-keyshortcuts="j" onClick={next}>
              {t('work.walk.next')}
            </Button>
          </>
        )}
      </Cluster>
    </nav>
  );
}
