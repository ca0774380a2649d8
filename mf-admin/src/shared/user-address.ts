/** The page of one person. */
export const userAddress = (uid: string): string => `/admin/users/${encodeURIComponent(uid)}`;
