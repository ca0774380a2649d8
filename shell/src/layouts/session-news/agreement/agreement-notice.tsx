import { termsVersion } from '@cursiv/shared-data/terms-version';
import { createOwnTranslator, formatDate, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import type { Link as RouterLink } from '@cursiv/shared-router';
import { Button, Cluster, Notice, Stack } from '@cursiv/shared-ui';
import { useEffect, useState } from 'react';
import { type AgreementChange, agreementChanges } from './agreement-changes.ts';
import { type AgreementNews, putOff, rememberAccepted } from './agreement-news.ts';
import * as styles from './agreement-notice.module.css';
import { en } from './en.ts';
import { ro } from './ro.ts';

const { useT } = createOwnTranslator(ro, en);

/** The day of a version is the same in every zone. */
const dayOf = (on: string) => new Date(`${on}T12:00:00Z`);

type AgreementNoticeProps = AgreementNews & {
  uid: string;
  Link: typeof RouterLink;
  accept: (version: string) => Promise<void>;
};

/** Says what has changed in the terms and in the privacy page since somebody accepted them, and takes their acceptance. */
export function AgreementNotice({ uid, since, Link, accept }: AgreementNoticeProps) {
  const t = useT();
  const locale = useLocale();
  const [state, setState] = useState<'open' | 'pending' | 'failed' | 'accepted' | 'later'>('open');
  const [changes, setChanges] = useState<AgreementChange[]>([]);
  useEffect(() => {
    let isShown = true;
    void agreementChanges(since, locale).then((found) => isShown && setChanges(found));
    return () => {
      isShown = false;
    };
  }, [since, locale]);
  const agree = async () => {
    setState('pending');
    try {
      await accept(termsVersion());
      rememberAccepted(uid);
      setState('accepted');
    } catch (error) {
      console.info(error);
      setState('failed');
    }
  };
  const wait = () => {
    putOff(uid);
    setState('later');
  };
  if (state === 'later') return null;
  if (state === 'accepted') {
    return (
      <div className={styles.place}>
        <Notice tone="success" title={t('accepted')} />
      </div>
    );
  }
  return (
    <div className={styles.place}>
      <Notice title={t('title')}>
        <Stack gap={1}>
          <p>{t('free')}</p>
          <details className={styles.changes}>
            <summary>{t('changes')}</summary>
            <ul>
              {changes.map(({ text, on, change }) => (
                <li key={`${text} ${on}`}>
                  <Link to={paths[text]()}>{t(text)}</Link>, {formatDate(dayOf(on), locale)}: {change}
                </li>
              ))}
            </ul>
          </details>
          {state === 'failed' && <p role="alert">{t('failed')}</p>}
          <Cluster>
            <Button size="small" pending={state === 'pending'} onClick={() => void agree()}>
              {t('accept')}
            </Button>
            <Button size="small" variant="secondary" onClick={wait}>
              {t('later')}
            </Button>
          </Cluster>
        </Stack>
      </Notice>
    </div>
  );
}
