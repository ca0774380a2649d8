/** An id for a new section or lesson; letters and digits only, as it names documents and folders. */
export const newPartId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);
