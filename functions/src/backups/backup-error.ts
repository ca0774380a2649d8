/** Why a backup cannot be made, read or restored, in words for whoever runs the command. */
export class BackupError extends Error {}
