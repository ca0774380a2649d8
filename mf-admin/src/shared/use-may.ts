import { useOptionalUser } from '@cursiv/shared-auth';
import { decidesOn, may, type Right } from '@cursiv/shared-domain';

/** Tells whether the present member of the staff may do what a right names, so that a page shows nothing that would be refused. */
export function useMay(): (right: Right) => boolean {
  const user = useOptionalUser();
  return (right) => user !== undefined && may(user, right);
}

/** Tells whether the present member of the staff may decide on what somebody owns: of their own only administrators. */
export function useMayDecide(): (ownerUid: string) => boolean {
  const user = useOptionalUser();
  return (ownerUid) => user !== undefined && decidesOn(user, [ownerUid]);
}
