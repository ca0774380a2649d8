import { useOptionalUser } from '@cursiv/shared-auth';
import { getLeadStaff, useLastReady, useLoad } from '@cursiv/shared-data';
import { useLocale } from '@cursiv/shared-i18n';
import { useSearchParams, withParameter } from '@cursiv/shared-router';
import type { Choice } from '@cursiv/shared-ui';
import { useLeadsT } from './messages/messages.ts';

const MINE = 'me';
const NOBODYS = 'nobody';

/**
 * The filter of messages by who deals with them: oneself, nobody, or one of the others; kept in the address. `ownerUid` is null for nobody,
 * and undefined for everybody.
 */
export function useOwnerChoice(): { choice: Choice; ownerUid: string | null | undefined } {
  const t = useLeadsT();
  const locale = useLocale();
  const self = useOptionalUser()?.id;
  const [params, setParams] = useSearchParams();
  const chosen = params.get('owner') ?? '';
  const staff = useLastReady(useLoad(getLeadStaff)) ?? [];
  const others = staff
    .filter(({ id }) => id !== self)
    .map(({ id, name, email }) => ({ value: id, label: name || email }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
  const options = [{ value: MINE, label: t('owner.me') }, { value: NOBODYS, label: t('owner.nobody') }, ...others];
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  return {
    choice: {
      id: 'owner',
      label: t('owner.label'),
      any: t('owner.any'),
      value: chosen,
      // One who has left the staff may have messages still.
      options: isKnown ? options : [...options, { value: chosen, label: t('owner.other') }],
      onChoose: (value) => setParams((present) => withParameter(present, 'owner', value), { preventScrollReset: true }),
    },
    ownerUid: chosen === '' ? undefined : chosen === NOBODYS ? null : chosen === MINE ? self : chosen,
  };
}
