import { MAX_SEARCH } from '@cursiv/shared-domain';
import { localizePath, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { useGo } from '@cursiv/shared-router';
import { Button, SearchField, SearchForm } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './home-search.module.css';

/** The course search of the front page; a form that works without scripts. */
export function HomeSearch() {
  const t = useT();
  const go = useGo();
  const locale = useLocale();
  const find = (form: HTMLFormElement) => {
    const query = String(new FormData(form).get('q')).trim();
    void go(query ? `${paths.courses()}?q=${encodeURIComponent(query)}` : paths.courses());
  };
  return (
    <search className={styles.search}>
      <SearchForm action={localizePath(paths.courses(), locale)} className={styles.form} onSearch={find}>
        <div className={styles.field}>
          <SearchField name="q" label={t('home.search')} maxLength={MAX_SEARCH} />
        </div>
        <Button type="submit">{t('home.find')}</Button>
      </SearchForm>
    </search>
  );
}
