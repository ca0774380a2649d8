import type { Picked } from '@cursiv/shared-domain';
import { IconButton, LocalizedText } from '@cursiv/shared-ui';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useT } from '../../../messages/messages.ts';
import { orderControlId } from '../order/use-focus-after.ts';
import * as styles from './featured.module.css';

type FeaturedRowProps = {
  id: string;
  /** Undefined when the course is no longer published. */
  title: Picked<string> | undefined;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};

/** A chosen course with the buttons that move or remove it. */
export function FeaturedRow({ id, title, isFirst, isLast, onMove, onRemove }: FeaturedRowProps) {
  const t = useT();
  const name = title?.value ?? t('setup.featuredGone');
  return (
    <li className={styles.course}>
      <span className={styles.courseTitle}>
        {title ? <LocalizedText text={title.value} locale={title.locale} marked /> : name}
      </span>
      <IconButton
        id={orderControlId(id, 'up')}
        label={t('setup.moveUp', { title: name })}
        icon={<ArrowUp size={20} aria-hidden />}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        id={orderControlId(id, 'down')}
        label={t('setup.moveDown', { title: name })}
        icon={<ArrowDown size={20} aria-hidden />}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton
        id={orderControlId(id, 'remove')}
        label={t('setup.remove', { title: name })}
        icon={<X size={20} aria-hidden />}
        onClick={onRemove}
      />
    </li>
  );
}
