/** The last part of a stored file's path. */
export const fileName = (path: string) => path.split('/').at(-1) ?? path;
