import { type Booking, type BookingSide, shownName } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';

/** The name of the person whom one side of a booking meets. */
export function useOtherName({ learnerName, expertName }: Booking, side: BookingSide): string {
  return shownName(side === 'learner' ? expertName : learnerName, useLocale());
}
