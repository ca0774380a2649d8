import type { LegalPayload } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import { dayOf } from './day-of.ts';
import { useT } from './messages/messages.ts';
import * as styles from './versions.module.css';

type VersionsProps = Pick<LegalPayload, 'versions'> & {
  /** The page of the text, below which the kept versions stand; undefined where they are no step away. */
  address: string | undefined;
};

/** Since when a text holds, and what each version has changed; earlier ones can be read. */
export function Versions({ versions, address }: VersionsProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <footer className={styles.versions}>
      <h2>{t('versions')}</h2>
      {versions[0] && <p>{t('since', { date: formatDate(dayOf(versions[0].on), locale) })}</p>}
      <dl>
        {versions.map(({ on, change, isKept }, index) => {
          const date = formatDate(dayOf(on), locale);
          return (
            <div key={on}>
              <dt>
                <time dateTime={on}>{date}</time>
              </dt>
              <dd>
                {change}
                {address !== undefined && isKept && index > 0 && (
                  <>
                    {' '}
                    <Link to={`${address}/${on}`} aria-label={t('readOf', { date })}>
                      {t('read')}
                    </Link>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </footer>
  );
}
