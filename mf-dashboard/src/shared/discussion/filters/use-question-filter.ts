import { QUESTION_KINDS, QUESTION_ORDERS, type QuestionFilter } from '@cursiv/shared-domain';
import { type FilterBarProps, useChoice } from '@cursiv/shared-ui';
import { useDiscussionT } from '../messages/messages.ts';
import { useTextAndLanguage } from './use-text-and-language.ts';

/** Which questions of a lesson are shown, and in which order, kept in the address; and the bar that sets it. */
export function useQuestionFilter() {
  const words = useDiscussionT();
  const { query, locale, bar: base, isOn } = useTextAndLanguage();
  const [order = 'newest', chooseOrder] = useChoice('order', QUESTION_ORDERS);
  const [kind, chooseKind] = useChoice('show', QUESTION_KINDS);
  const filter: QuestionFilter = { query, kind, locale };
  const bar: FilterBarProps = {
    ...base,
    choices: [
      {
        id: 'show',
        label: words('kind'),
        any: words('allKinds'),
        value: kind ?? '',
        options: QUESTION_KINDS.map((value) => ({ value, label: words(`kinds.${value}`) })),
        onChoose: chooseKind,
      },
      ...(base.choices ?? []),
      {
        id: 'order',
        label: words('order'),
        any: words('orders.newest'),
        value: order === 'newest' ? '' : order,
        options: (['waiting', 'followed'] as const).map((value) => ({ value, label: words(`orders.${value}`) })),
        onChoose: chooseOrder,
      },
    ],
  };
  return { filter, order, isOn: isOn || kind !== undefined, bar };
}
