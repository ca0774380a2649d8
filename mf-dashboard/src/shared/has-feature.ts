import { isSwitchedOn, type SwitchName, switchOrder, type User } from '@cursiv/shared-domain';
import { givenSwitches } from '@cursiv/shared-platform';

/** Whether a signed-in person has a feature in this browser, by what the document's registry says of its switch. */
export function hasFeature(name: SwitchName, user: User): boolean {
  const { ordered, shareOf } = givenSwitches();
  return isSwitchedOn(switchOrder(ordered(), name), user, shareOf(name));
}
