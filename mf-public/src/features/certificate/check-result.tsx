import type { Verification } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Notice } from '@cursiv/shared-ui';
import { formatIssued } from './format-issued.ts';
import { useT } from './messages/messages.ts';

/** What came of checking a file. */
export function CheckResult({ result }: { result: Verification | { outcome: 'unsupported' } }) {
  const t = useT();
  const locale = useLocale();
  if (result.outcome !== 'true') {
    return (
      <Notice tone={result.outcome === 'unsupported' ? 'warning' : 'danger'} title={t(`checking.${result.outcome}`)}>
        {t(`checking.${result.outcome}Text`)}
      </Notice>
    );
  }
  const { id, learnerName: name, title, issuedAt } = result.says;
  const date = formatIssued(issuedAt, locale);
  return (
    <Notice tone="success" title={t('checking.true')}>
      {t('checking.trueText', { name, date, title })} <a href={id}>{t('checking.still')}</a>
    </Notice>
  );
}
