import { MAX_SEARCH } from '@cursiv/shared-domain';
import { localizePath, splitLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { useGo } from '@cursiv/shared-router';
import { IconButton, SearchField, SearchForm } from '@cursiv/shared-ui';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../messages/messages.ts';
import * as styles from './site-search.module.css';

/**
 * Finds courses from any page; a form that works without scripts. Where it does not fit, it opens over the header as a
 * popover, with or without scripts. `hasKey`: the key `/` opens it. Browsers without popovers show it as a line of the
 * header.
 */
export function SiteSearch({ hasKey }: { hasKey: boolean }) {
  const t = useT();
  const id = useId();
  const go = useGo();
  const { locale } = splitLocale(useLocation().pathname);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // As an attribute it would take the focus on page load; it is meant for the moment when the search opens.
    field.current?.setAttribute('autofocus', '');
  }, []);

  const find = (form: HTMLFormElement) => {
    const text = String(new FormData(form).get('q')).trim();
    form.hidePopover?.();
    void go(text ? `${paths.courses()}?q=${encodeURIComponent(text)}` : paths.courses());
  };

  return (
    <search className={styles.search}>
      <IconButton className={styles.open} label={t('search.open')} icon={<Search aria-hidden />} popoverTarget={id} />
      <SearchForm
        id={id}
        popover="auto"
        action={localizePath(paths.courses(), locale)}
        className={styles.form}
        onSearch={find}
      >
        <div className={styles.field}>
          <SearchField ref={field} name="q" label={t('search.label')} maxLength={MAX_SEARCH} autoComplete="off" />
          {hasKey && (
            <kbd className={styles.key} aria-hidden>
              /
            </kbd>
          )}
        </div>
        <IconButton
          className={styles.close}
          label={t('search.close')}
          icon={<X aria-hidden />}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
      </SearchForm>
    </search>
  );
}
