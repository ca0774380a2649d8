import type { Category, CategoryProblems } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Badge, Button, hueFor, IconButton, Tag } from '@cursiv/shared-ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useContentT } from '../messages/messages.ts';
import { orderControlId } from '../order/use-focus-after.ts';
import * as styles from './categories.module.css';
import { CategoryTexts } from './category-texts.tsx';

type CategoryRowProps = {
  category: Category;
  problems: CategoryProblems;
  isFirst: boolean;
  isLast: boolean;
  /** Authors would have nothing left to choose. */
  isOnlyOffered: boolean;
  /** Not saved yet, so it may go. */
  isNew: boolean;
  onChange: (category: Category) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};

/** A category with its place; its texts show on request, and when something is wrong with them. */
export function CategoryRow({ category, problems, isNew, onChange, ...row }: CategoryRowProps) {
  const t = useT();
  const contentT = useContentT();
  const other = useLocale() === 'ro' ? 'en' : 'ro';
  const locale = useLocale();
  const texts = useId();
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || Object.keys(problems).length > 0;
  const { id, isOffered } = category;
  const name = category.name[locale] || id;
  return (
    <li className={styles.category}>
      <div className={styles.line}>
        <div className={styles.names}>
          <Tag hue={hueFor(id)}>
            <strong>{name}</strong>
          </Tag>
          <span lang={other} className={styles.other}>
            {category.name[other]}
          </span>
          {!isOffered && <Badge>{contentT('categories.retired')}</Badge>}
        </div>
        <div className={styles.buttons}>
          <IconButton
            id={orderControlId(id, 'up')}
            label={t('setup.moveUp', { title: name })}
            icon={<ArrowUp size={20} aria-hidden />}
            disabled={row.isFirst}
            onClick={() => row.onMove(-1)}
          />
          <IconButton
            id={orderControlId(id, 'down')}
            label={t('setup.moveDown', { title: name })}
            icon={<ArrowDown size={20} aria-hidden />}
            disabled={row.isLast}
            onClick={() => row.onMove(1)}
          />
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isOpen}
            aria-controls={texts}
            aria-label={contentT('categories.textsOf', { name })}
            onClick={() => setIsOpened(!isOpen)}
          >
            {contentT('categories.texts')}
          </Button>
          {isNew ? (
            <Button
              className={styles.state}
              variant="quiet"
              size="small"
              aria-label={t('setup.remove', { title: name })}
              onClick={row.onRemove}
            >
              {contentT('categories.remove')}
            </Button>
          ) : (
            <Button
              className={styles.state}
              variant="quiet"
              size="small"
              disabled={row.isOnlyOffered}
              aria-label={contentT(isOffered ? 'categories.retireOne' : 'categories.offerOne', { name })}
              onClick={() => onChange({ ...category, isOffered: !isOffered })}
            >
              {contentT(isOffered ? 'categories.retire' : 'categories.offer')}
            </Button>
          )}
        </div>
      </div>
      <div id={texts} hidden={!isOpen}>
        {isOpen && <CategoryTexts category={category} problems={problems} onChange={onChange} />}
      </div>
    </li>
  );
}
