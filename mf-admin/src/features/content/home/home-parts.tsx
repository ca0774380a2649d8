import type { HomePage } from '@cursiv/shared-domain';
import { IconButton, SwitchField, VisuallyHidden } from '@cursiv/shared-ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useContentT } from '../messages/messages.ts';
import { movedTo } from '../order/moved-to.ts';
import { orderControlId, useFocusAfter } from '../order/use-focus-after.ts';
import * as styles from './home-parts.module.css';

type Part = HomePage['parts'][number];

type HomePartsProps = {
  parts: readonly Part[];
  onChange: (parts: Part[]) => void;
};

/** The parts of the home page in order: each can be moved, hidden and shown. */
export function HomeParts({ parts, onChange }: HomePartsProps) {
  const t = useT();
  const contentT = useContentT();
  const [news, setNews] = useState('');
  const focusAfter = useFocusAfter(parts);
  const move = (part: Part, step: -1 | 1) => {
    const next = movedTo(parts, part, parts.indexOf(part) + step);
    const isAtEnd = next[step === 1 ? next.length - 1 : 0] === part;
    focusAfter(orderControlId(part.id, (step === 1) === isAtEnd ? 'up' : 'down'));
    const title = contentT(`home.parts.${part.id}`);
    setNews(t('setup.position', { title, place: next.indexOf(part) + 1, count: next.length }));
    onChange(next);
  };
  return (
    <>
      <ol className={styles.parts}>
        {parts.map((part, index) => {
          const title = contentT(`home.parts.${part.id}`);
          return (
            <li key={part.id} className={styles.part}>
              <SwitchField
                id={`home-part-${part.id}`}
                label={title}
                checked={part.isShown}
                onChange={({ currentTarget }) =>
                  onChange(parts.map((each) => (each === part ? { ...part, isShown: currentTarget.checked } : each)))
                }
              />
              <div className={styles.buttons}>
                <IconButton
                  id={orderControlId(part.id, 'up')}
                  label={t('setup.moveUp', { title })}
                  icon={<ArrowUp size={20} aria-hidden />}
                  disabled={index === 0}
                  onClick={() => move(part, -1)}
                />
                <IconButton
                  id={orderControlId(part.id, 'down')}
                  label={t('setup.moveDown', { title })}
                  icon={<ArrowDown size={20} aria-hidden />}
                  disabled={index === parts.length - 1}
                  onClick={() => move(part, 1)}
                />
              </div>
            </li>
          );
        })}
      </ol>
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
    </>
  );
}
