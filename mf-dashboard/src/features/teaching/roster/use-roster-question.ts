import { ROSTER_ORDERS, type RosterOrder, type RosterQuestion } from '@cursiv/shared-data';
import { LEARNING_STATUSES, LOCALES, PROGRESS_BANDS } from '@cursiv/shared-domain';
import { useSearchParams, useSearchText } from '@cursiv/shared-router';
import { type Choice, type Sort, type Sorting, useChoice } from '@cursiv/shared-ui';
import { useMemo } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useTeachingT } from '../messages/messages.ts';

/** An order is one parameter, so that it changes with one step. */
const SORTS = ROSTER_ORDERS.flatMap((order) => [`${order}-ascending`, `${order}-descending`] as const);

/** The state of a roster's filters, search and order, all kept in the address. */
export function useRosterQuestion(courseId: string) {
  const t = useT();
  const teach = useTeachingT();
  const [, setParams] = useSearchParams();
  const { text, setText, wanted } = useSearchText();
  const [status, chooseStatus] = useChoice('status', LEARNING_STATUSES);
  const [band, chooseBand] = useChoice('progress', PROGRESS_BANDS);
  const [locale, chooseLocale] = useChoice('language', LOCALES);
  const [sorted = 'active-descending', chooseSort] = useChoice('order', SORTS);
  const [order, direction] = sorted.split('-') as [RosterOrder, Sort['direction']];
  const isDescending = direction === 'descending';
  const question = useMemo<RosterQuestion>(
    () => ({ courseId, search: wanted, status, band, locale, order, isDescending }),
    [courseId, wanted, status, band, locale, order, isDescending],
  );
  const choices: Choice[] = [
    {
      ...{ id: 'status', label: teach('roster.status'), any: teach('roster.any'), value: status ?? '' },
      options: LEARNING_STATUSES.map((value) => ({ value, label: teach(`roster.state.${value}`) })),
      onChoose: chooseStatus,
    },
    {
      ...{ id: 'progress', label: teach('roster.progress'), any: teach('roster.any'), value: band ?? '' },
      options: PROGRESS_BANDS.map((value) => ({ value, label: teach(`roster.band.${value}`) })),
      onChoose: chooseBand,
    },
    {
      ...{ id: 'language', label: teach('roster.language'), any: teach('roster.anyLanguage'), value: locale ?? '' },
      options: LOCALES.map((value) => ({ value, label: t(`locale.${value}`) })),
      onChoose: chooseLocale,
    },
  ];
  const sorting: Sorting = {
    value: { column: order, direction },
    onChange: (sort) => chooseSort(`${sort.column}-${sort.direction}`),
  };
  const isNarrowed = wanted !== '' || [status, band, locale].some((chosen) => chosen !== undefined);
  const clear = () => {
    setText('');
    setParams(new URLSearchParams(), { preventScrollReset: true });
  };
  return { question, text, setText, choices, sorting, isNarrowed, clear };
}
