import { paths } from '@cursiv/shared-platform';
import { useGo } from '@cursiv/shared-router';
import { Button, SearchField } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './home-search.module.css';

/** Looks for a course from the front page. */
export function HomeSearch() {
  const t = useT();
  const go = useGo();
  const find = (form: FormData) => {
    const query = String(form.get('q') ?? '').trim();
    go(query ? `${paths.courses()}?q=${encodeURIComponent(query)}` : paths.courses());
  };
  return (
    <search className={styles.search}>
      <form action={find} className={styles.form}>
        <div className={styles.field}>
          <SearchField name="q" label={t('home.search')} maxLength={120} />
        </div>
        <Button type="submit">{t('home.find')}</Button>
      </form>
    </search>
  );
}
