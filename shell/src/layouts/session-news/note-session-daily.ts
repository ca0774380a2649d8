/** Removed with everything else of the session when it ends, so that the next one is noted too (`user-cache.ts` of shared-auth). */
const TOLD = 'cursiv:session-told';

/** Notes once a day that a person uses this browser, for the list of their devices. */
export async function noteSessionDaily(uid: string): Promise<void> {
  const told = `${uid} ${new Date().toDateString()}`;
  try {
    if (localStorage.getItem(TOLD) === told) return;
    const { noteSession } = await import('@cursiv/shared-data/signed-in');
    if (await noteSession()) localStorage.setItem(TOLD, told);
  } catch {
    // The next page tries again; where storage is blocked, nothing is noted.
  }
}
