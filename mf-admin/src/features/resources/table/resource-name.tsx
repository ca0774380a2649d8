import { pick, type Resource } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import { LocalizedText } from '@cursiv/shared-ui';
import { openResourceAddress } from '../../../shared/open-address.ts';
import { useResourcesT } from '../messages/messages.ts';
import * as styles from '../resources.module.css';

/** A resource's title; links to the page where it is read and decided on. */
export function ResourceName({ resource }: { resource: Resource }) {
  const t = useResourcesT();
  const title = pick(resource.title, useLocale());
  const text = title ? <LocalizedText text={title.value} locale={title.locale} marked /> : t('noTitle');
  return (
    <span className={styles.name}>
      <Link to={openResourceAddress(resource.id)} className={styles.link}>
        {text}
      </Link>
    </span>
  );
}
