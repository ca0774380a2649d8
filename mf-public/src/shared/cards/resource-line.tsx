import type { FoundIn, ResourceCard } from '@cursiv/shared-domain';
import { formatLanguage, formatList, useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { CardTitle, Facts, LocalizedText } from '@cursiv/shared-ui';
import { FileText, Link2, LockKeyhole, Newspaper } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import { FoundInLine } from '../lists/found-in-line.tsx';
import * as styles from './resource-line.module.css';

const icons = { file: FileText, link: Link2, article: Newspaper };

type ResourceLineProps = {
  resource: ResourceCard;
  /** Where a search matched, when nothing else here shows it. */
  foundIn?: FoundIn | undefined;
  level?: 2 | 3;
};

/** A resource in a list of resources, as an `li`. */
export function ResourceLine({ resource, foundIn, level = 3 }: ResourceLineProps) {
  const t = useT();
  const locale = useLocale();
  const Icon = icons[resource.kind];
  const languages = resource.locales.map((language) => formatLanguage(language, locale));
  const access = resource.access !== 'public' && (
    <>
      <LockKeyhole size={14} aria-hidden className={styles.lock} />
      {t(`resourceAccess.${resource.access}`)}
    </>
  );
  return (
    <li className={styles.line}>
      <span className={styles.icon}>
        <Icon size={22} aria-hidden />
      </span>
      <div className={styles.body}>
        <CardTitle to={paths.resource(resource.id)} level={level}>
          <LocalizedText {...resource.title} marked />
        </CardTitle>
        <p className={styles.summary}>
          <LocalizedText {...resource.summary} />
        </p>
        {foundIn && <FoundInLine found={foundIn} />}
        <Facts
          items={[
            { id: 'kind', text: t(`resourceKind.${resource.kind}`) },
            { id: 'category', text: resource.categoryName },
            { id: 'languages', text: formatList(languages, locale) },
            { id: 'access', text: access },
          ]}
        />
      </div>
    </li>
  );
}
