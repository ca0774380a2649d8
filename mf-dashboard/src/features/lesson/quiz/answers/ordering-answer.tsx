import { type Locale, pick, type QuestionLine } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { IconButton, VisuallyHidden } from '@cursiv/shared-ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { LocalText } from '../../../../shared/local-text.tsx';
import { useAttemptT } from '../messages/messages.ts';
import * as styles from '../quiz.module.css';

type OrderingAnswerProps = {
  items: readonly QuestionLine[];
  base: Locale;
  /** Absent until something was moved. */
  order: readonly string[] | undefined;
  onChange: (order: string[]) => void;
};

/** Items that are put in order with buttons; where each lands is read out. */
export function OrderingAnswer({ items, base, order, onChange }: OrderingAnswerProps) {
  const t = useAttemptT();
  const locale = useLocale();
  const [news, setNews] = useState('');
  const ids = items.map(({ id }) => id);
  const isWhole = order?.length === ids.length && ids.every((id) => order.includes(id));
  const present = isWhole ? [...order] : ids;
  const move = (index: number, by: -1 | 1, name: string) => {
    const [id] = present.slice(index, index + 1);
    const target = index + by;
    if (id === undefined || target < 0 || target >= present.length) return;
    onChange(present.toSpliced(index, 1).toSpliced(target, 0, id));
    setNews(t('movedTo', { name, place: target + 1, count: present.length }));
  };
  return (
    <>
      <ol>
        {present.map((id, index) => {
          const text = items.find((item) => item.id === id)?.text ?? {};
          const name = pick(text, locale, base)?.value ?? '';
          return (
            <li key={id} className={styles.item}>
              <span className={styles.itemText}>
                <LocalText value={text} base={base} />
              </span>
              <IconButton
                label={t('moveUp', { name })}
                icon={<ArrowUp size={18} aria-hidden />}
                aria-disabled={index === 0}
                onClick={() => move(index, -1, name)}
              />
              <IconButton
                label={t('moveDown', { name })}
                icon={<ArrowDown size={18} aria-hidden />}
                aria-disabled={index === present.length - 1}
                onClick={() => move(index, 1, name)}
              />
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </>
  );
}
