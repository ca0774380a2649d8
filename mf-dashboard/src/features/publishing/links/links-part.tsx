import { checkLinks, useWatch, watchLinkCheck } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import { type CourseLink, courseLinks, type LinkState, type WrittenCourse } from '@cursiv/shared-domain';
import { formatDate, useLocale } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import { Button, Cluster, FormError, Notice, Stack } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../../messages/messages.ts';
import { editAtAddress } from '../../../shared/courses/course-addresses.ts';
import { usePlaceName } from '../../../shared/courses/texts/use-place-name.ts';
import { anchorOf } from '../anchor-of.ts';
import * as styles from '../publishing.module.css';
import { useLinksT } from './messages/messages.ts';

/** The links of a course that lead nowhere, each with the way to its text, and the way to have them looked at. */
export function LinksPart({ courseId, written }: { courseId: string; written: WrittenCourse }) {
  const t = useT();
  const linksT = useLinksT();
  const locale = useLocale();
  const { placeName } = usePlaceName(written.content);
  const { isPending, failure, run } = useCommand();
  const checked = useWatch(useMemo(() => watchLinkCheck(courseId), [courseId]));
  const links = courseLinks(written);
  if (links.length === 0) return null;
  const last = checked.status === 'ready' ? checked.value : undefined;
  const states = new Map(last?.links.map(({ address, state }) => [address, state]));
  const wrong = links.flatMap((link): (CourseLink & { state: LinkState })[] => {
    const state = states.get(link.address);
    return state && state !== 'fine' ? [{ ...link, state }] : [];
  });
  const unknown = links.filter(({ address }) => !states.has(address)).length;
  return (
    <Stack gap={2}>
      {last && wrong.length === 0 && unknown === 0 && <Notice tone="success">{linksT('allFine')}</Notice>}
      {wrong.length > 0 && (
        <div>
          <p>{linksT('wrong')}</p>
          <ul className={styles.list}>
            {wrong.map(({ address, place, locale: language, state }) => (
              <li key={[address, language, ...Object.values(place)].join()}>
                <Link to={editAtAddress(courseId, anchorOf(place, language), language)}>
                  {linksT(`state.${state}`)}: {address} · {placeName(place)} · {t(`locale.${language}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {failure && <FormError title={t(`error.${failure}`)} />}
      <Cluster>
        <Button
          variant="secondary"
          size="small"
          pending={isPending}
          onClick={() => void run(() => checkLinks(courseId))}
        >
          {linksT('check', { count: new Set(links.map(({ address }) => address)).size })}
        </Button>
        <span role="status">
          {isPending
            ? linksT('checking')
            : last &&
              linksT(unknown > 0 ? 'checkedNew' : 'checked', {
                date: formatDate(last.checkedAt, locale, { dateStyle: 'medium', timeStyle: 'short' }),
              })}
        </span>
      </Cluster>
    </Stack>
  );
}
