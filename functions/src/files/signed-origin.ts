/** Where browsers reach the files, on a machine that a school hosts the site on; addresses are signed for the machine itself. */
const origins = () => {
  const { FILES_ORIGIN: outside, STORAGE_EMULATOR_HOST: inside } = process.env;
  return outside && inside ? { outside, inside } : undefined;
};

/** A signed address as people get it. */
export function outward(address: string): string {
  const found = origins();
  return found && address.startsWith(`${found.inside}/`) ? found.outside + address.slice(found.inside.length) : address;
}

/** A signed address as this machine reaches it. */
export function inward(address: string): string {
  const found = origins();
  return found && address.startsWith(`${found.outside}/`)
    ? found.inside + address.slice(found.outside.length)
    : address;
}
