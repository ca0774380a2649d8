/** What the SDK itself says of a service that is out of reach. */
const unavailable = (cause: unknown) =>
  Object.assign(new Error('the code of a service has not come', { cause }), { code: 'unavailable' });

/** Loads code; a file that did not come is asked for once more. Rejects with the code `unavailable`. */
export const loadTwice = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load()
    .catch(load)
    .catch((cause: unknown) => {
      throw unavailable(cause);
    });
