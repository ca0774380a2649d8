import type { FoundIn, ResourceCard } from '@cursiv/shared-domain';
import { formatLanguage, formatList, useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { Facts } from '@cursiv/shared-ui';
import { FileText, Link2, LockKeyhole, Newspaper } from 'lucide-react';
import { FoundInLine } from './found-in-line.tsx';
import { LocalText } from './local-text.tsx';
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
  const words = useVocabulary();
  const locale = useLocale();
  const Heading = `h${level}` as const;
  const Icon = icons[resource.kind];
  const languages = resource.locales.map((language) => formatLanguage(language, locale));
  const access = resource.access !== 'public' && (
    <>
      <LockKeyhole size={14} aria-hidden className={styles.lock} />
      {words(`resourceAccess.${resource.access}`)}
    </>
  );
  return (
    <li className={styles.line}>
      <span className={styles.icon}>
        <Icon size={22} aria-hidden />
      </span>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <Link to={paths.resource(resource.id)} className={styles.link}>
            <LocalText value={resource.title} marked />
          </Link>
        </Heading>
        <p className={styles.summary}>
          <LocalText value={resource.summary} />
        </p>
        {foundIn && <FoundInLine found={foundIn} />}
        <Facts
          items={[
            { id: 'kind', text: words(`resourceKind.${resource.kind}`) },
            { id: 'category', text: words(`category.${resource.categoryId}`) },
            { id: 'languages', text: formatList(languages, locale) },
            { id: 'access', text: access },
          ]}
        />
      </div>
    </li>
  );
}
