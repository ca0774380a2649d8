import { contentDisposition } from './content-disposition.ts';

/** What is stored beside a file's bytes: its type, and the name it had where it came from. */
export const uploadMetadata = (file: Blob, contentType: string) => ({
  contentType,
  ...(file instanceof File && { contentDisposition: contentDisposition(file.name) }),
});
