import { Link, useSearchParams, withParameter } from '@cursiv/shared-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import { pagesAround } from './pages-around.ts';
import * as styles from './pagination.module.css';

/** Links to the pages of the list at `path`; nothing while there is only one page. */
export function Pagination({ path, page, pages }: { path: string; page: number; pages: number }) {
  const t = useT();
  const [params] = useSearchParams();
  if (pages < 2) return null;
  const to = (number: number) => {
    const query = withParameter(params, 'page', number > 1 ? String(number) : '').toString();
    return query ? `${path}?${query}` : path;
  };
  return (
    <nav aria-label={t('pages.label')} className={styles.pages}>
      {page > 1 && (
        <Link to={to(page - 1)} className={styles.step} rel="prev">
          <ChevronLeft size={20} aria-hidden />
          {t('pages.previous')}
        </Link>
      )}
      <ol className={styles.numbers}>
        {pagesAround(page, pages).map((number, index, shown) => (
          <li key={number} className={styles.number} data-gap={number - (shown[index - 1] ?? number) > 1 || undefined}>
            <Link
              to={to(number)}
              className={styles.link}
              aria-label={t('pages.page', { number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to={to(page + 1)} className={styles.step} rel="next">
          {t('pages.next')}
          <ChevronRight size={20} aria-hidden />
        </Link>
      )}
    </nav>
  );
}
