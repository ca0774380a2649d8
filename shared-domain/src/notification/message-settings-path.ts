/** Where a person's settings are stored. */
export const messageSettingsPath = (uid: string): string => `users/${uid}/settings/messages`;
