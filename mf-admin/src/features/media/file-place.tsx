import { type ModeratedFile, pick } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { LocalizedText } from '@cursiv/shared-ui';
import { openResourceAddress } from '../../shared/open-address.ts';
import { useMay } from '../../shared/use-may.ts';
import * as styles from './media.module.css';
import { useMediaT } from './messages/messages.ts';

/** What a file was sent for, with the way there, and how many courses have shown it. */
export function FilePlace({ file: { place, courses } }: { file: ModeratedFile }) {
  const mediaT = useMediaT();
  const locale = useLocale();
  const may = useMay();
  const { kind, id } = place;
  if (kind === 'portrait' || id === undefined) return mediaT('of.portrait');
  const shown = pick(place.title, locale);
  const title = shown ? <LocalizedText text={shown.value} locale={shown.locale} /> : mediaT('untitled');
  const ofResource = kind === 'resource' && may('resources') ? openResourceAddress(id) : undefined;
  const to = kind !== 'resource' && courses > 0 ? paths.course(id) : ofResource;
  return (
    <>
      {mediaT(`of.${kind}`)}{' '}
      {to ? (
        <Link to={to} className={styles.link}>
          {title}
        </Link>
      ) : (
        title
      )}
      {kind !== 'resource' && ` (${courses > 0 ? mediaT('courses', { count: courses }) : mediaT('unpublished')})`}
    </>
  );
}
