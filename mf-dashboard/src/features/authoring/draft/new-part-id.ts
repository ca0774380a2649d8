/** An id for a new unit or lesson; letters and digits only, because it names documents and folders. */
export const newPartId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);
