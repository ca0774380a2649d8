import { LOCALES, translationDemand } from '@cursiv/shared-domain';
import { formatList, formatNumber, useLocale } from '@cursiv/shared-i18n';
import { PagePart, Stack, Table } from '@cursiv/shared-ui';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { useTeachingT } from '../messages/messages.ts';
import type { LessonRow } from './lesson-rows.ts';

/** Lessons named for their missing translation. */
const NAMED = 3;

/** In which language lessons were wanted, and how often they had to be read in another. */
export function DemandPart({ rows }: { rows: readonly LessonRow[] }) {
  const teach = useTeachingT();
  const locale = useLocale();
  const textOf = useTextOf();
  const demand = translationDemand(rows);
  const missedIn = ({ missed }: LessonRow) => missed.ro + missed.en;
  const most = rows
    .filter((row) => missedIn(row) > 0)
    .toSorted((one, other) => missedIn(other) - missedIn(one))
    .slice(0, NAMED);
  const lessons = formatList(
    most.map(({ title }) => textOf(title)),
    locale,
  );
  return (
    <PagePart title={teach('demand.title')} intro={teach('demand.text')}>
      <Stack gap={2}>
        <Table
          caption={teach('demand.text')}
          hideCaption
          stacked
          rows={LOCALES}
          rowKey={(language) => language}
          columns={[
            {
              id: 'language',
              header: teach('demand.language'),
              rowHeader: true,
              cell: (language) => teach(`demand.of.${language}`),
            },
            {
              id: 'wanted',
              header: teach('demand.wanted'),
              align: 'end',
              cell: (language) => formatNumber(demand[language].wanted, locale),
            },
            {
              id: 'missed',
              header: teach('demand.missed'),
              align: 'end',
              cell: (language) => {
                const { wanted, missed } = demand[language];
                const percent = formatNumber(wanted === 0 ? 0 : missed / wanted, locale, { style: 'percent' });
                return `${formatNumber(missed, locale)} (${percent})`;
              },
            },
          ]}
        />
        {most.length > 0 && <p>{teach('demand.most', { lessons })}</p>}
      </Stack>
    </PagePart>
  );
}
