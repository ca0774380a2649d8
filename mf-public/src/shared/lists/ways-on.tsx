import type { FoundPage } from '@cursiv/shared-domain';
import { Link, useSearchParams, withParameter } from '@cursiv/shared-router';
import { EmptyState } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './ways-on.module.css';

type WaysOnProps<Name extends string> = {
  title: string;
  text: string;
  /** The address of the list. */
  path: string;
  ways: NonNullable<FoundPage<Name>['ways']>;
  /** The name of a condition. */
  nameOf: (name: Name | 'q') => string;
  /** The number of entries, in words. */
  countOf: (count: number) => string;
};

/** A search without results, and changes that would find something. */
export function WaysOn<Name extends string>({ title, text, path, ways, nameOf, countOf }: WaysOnProps<Name>) {
  const t = useT();
  const [params] = useSearchParams();
  const at = (query: URLSearchParams) => (query.size > 0 ? `${path}?${query}` : path);
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <ul className={styles.ways}>
          {ways.spellings.map((spelling) => (
            <li key={spelling.text}>
              <Link to={at(new URLSearchParams({ q: spelling.text }))} className={styles.way}>
                {t('ways.spelling', { text: spelling.text, found: countOf(spelling.count) })}
              </Link>
            </li>
          ))}
          {ways.without.map(({ name, count }) => (
            <li key={name}>
              <Link to={at(withParameter(params, name, ''))} className={styles.way}>
                {t('ways.without', { name: nameOf(name), found: countOf(count) })}
              </Link>
            </li>
          ))}
          <li>
            <Link to={path} className={styles.way}>
              {t('ways.all')}
            </Link>
          </li>
        </ul>
      }
    />
  );
}
