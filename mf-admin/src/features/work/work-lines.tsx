import { useOptionalUser } from '@cursiv/shared-auth';
import type { WorkItem } from '@cursiv/shared-data';
import { isClaimed, pick, type WorkClaim, workId } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { useLocation } from '@cursiv/shared-router';
import { IconButton, useSingleKeys, VisuallyHidden } from '@cursiv/shared-ui';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { MoreButton } from '../../shared/lists/more-button.tsx';
import { useClaimSentence } from '../../shared/work/use-claim-sentence.ts';
import type { useClaims } from '../../shared/work/use-claims.ts';
import { keepWalk } from '../../shared/work/walk/kept-walk.ts';
import { WORK_LIST } from '../../shared/work/walk/work-address.ts';
import { useWalk } from './keys/use-walk.ts';
import { WorkKeysHelp } from './keys/work-keys-help.tsx';
import * as styles from './work.module.css';
import { WorkLine } from './work-line.tsx';

type WorkLinesProps = {
  items: readonly WorkItem[];
  claimOf: (item: WorkItem) => WorkClaim | undefined;
  claims: ReturnType<typeof useClaims>;
  /** Loads more of what waits; undefined when this is all. */
  more?: { isPending: boolean; onMore: () => void } | undefined;
};

/** What is named by its kind alone. */
const UNNAMED = ['mail', 'push', 'request'] as const;

const idOf = ({ kind, id }: WorkItem) => workId(kind, id);

/** What waits, to be gone through with the keyboard. Enter opens, as it does any link. */
export function WorkLines({ items, claimOf, claims, more }: WorkLinesProps) {
  const t = useT();
  const locale = useLocale();
  const self = useOptionalUser()?.id;
  const whoDeals = useClaimSentence();
  const { search } = useLocation();
  const works = items.map(idOf);
  const walk = useWalk(works);
  const [said, setSaid] = useState('');
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const titleOf = ({ kind, name }: WorkItem) =>
    (name && pick(name, locale)?.value) ?? t(`work.${UNNAMED.find((known) => known === kind) ?? 'unnamed'}`);

  const open = (index: number) => {
    walk.open(index);
    keepWalk({ list: WORK_LIST + search, works });
  };
  const assign = async (item: WorkItem) => {
    const claim = claimOf(item);
    const title = titleOf(item);
    const isHeld = isClaimed(claim, new Date());
    if (isHeld && claim.uid !== self) return setSaid(whoDeals(claim));
    const isDone = await (isHeld ? claims.leave : claims.take)(idOf(item));
    if (isDone) setSaid(t(isHeld ? 'work.keys.leftIt' : 'work.keys.tookIt', { title }));
  };
  useSingleKeys('work', ({ key, repeat }) => {
    if (key === 'j') walk.step(1);
    if (key === 'k') walk.step(-1);
    if (repeat) return;
    const item = items[walk.stop];
    if (key === 'a' && item && walk.hasFocus()) void assign(item);
    if (key === '?') setIsHelpOpen(true);
  });
  return (
    <>
      <div className={styles.head}>
        <p role="status" className={styles.summary}>
          {t(more ? 'work.foundFirst' : 'work.found', { count: items.length })}
        </p>
        <IconButton
          label={t('work.keys.open')}
          icon={<Keyboard size={20} aria-hidden />}
          onClick={() => setIsHelpOpen(true)}
        />
      </div>
      <VisuallyHidden>
        <span id="work-keys">{t('work.keys.hint')}</span>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <ul {...walk.props} className={styles.list} aria-label={t('work.title')} aria-describedby="work-keys">
        {items.map((item, index) => (
          <WorkLine
            key={idOf(item)}
            item={item}
            title={titleOf(item)}
            claim={claimOf(item)}
            claims={claims}
            isStop={index === walk.stop}
            onReach={() => walk.reach(index)}
            onOpen={() => open(index)}
          />
        ))}
      </ul>
      {more && <MoreButton {...more} />}
      {isHelpOpen && <WorkKeysHelp onClose={() => setIsHelpOpen(false)} />}
    </>
  );
}
