/** Whether Firestore can have a document of this id in a collection, as one segment of a path. */
export const isDocumentId = (id: string) => /^[\w-]{1,128}$/.test(id) && !/^__.*__$/.test(id);
