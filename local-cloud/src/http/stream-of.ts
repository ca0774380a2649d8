const CHANNEL = /^\/google\.firestore\.v1\.Firestore\/(\w+)\/channel$/;

/** The stream of Firestore that a request carries messages of, such as "Listen"; undefined for any other request. */
export const streamOf = ({ pathname }: URL): string | undefined => CHANNEL.exec(pathname)?.[1];
