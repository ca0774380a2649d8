/**
 * Functions run in this process, and an unhandled promise of one must not end the backend: such errors are logged and
 * work continues. Stored data is safe, because every commit is one SQLite transaction.
 */
export function installCrashGuard(): void {
  process.on('unhandledRejection', (reason) => console.error('Unhandled rejection:', reason));
  process.on('uncaughtException', (error) => console.error('Uncaught exception:', error));
}
