import { pick, type Resource } from '@cursiv/shared-domain';
import { useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { LocalizedText } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import * as styles from './resources.module.css';

/** A resource's title; leads to its public page while it has one. */
export function ResourceName({ resource }: { resource: Resource }) {
  const t = useT();
  const words = useVocabulary();
  const title = pick(resource.title, useLocale());
  const text = title ? (
    <LocalizedText
      text={title.value}
      lang={title.isFallback ? title.locale : undefined}
      badge={title.isFallback ? words(`localeOnly.${title.locale}`) : undefined}
    />
  ) : (
    t('resources.noTitle')
  );
  return (
    <span className={styles.name}>
      {resource.status === 'published' ? <Link to={paths.resource(resource.id)}>{text}</Link> : text}
    </span>
  );
}
