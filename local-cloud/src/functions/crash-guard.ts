/**
 * Functions run in this process, and a promise that one forgot must not end the backend: such errors are logged and the
 * work goes on. Stored data is safe, since every commit is one SQLite transaction.
 */
export function installCrashGuard(): void {
  process.on('unhandledRejection', (reason) => console.error('Unhandled rejection:', reason));
  process.on('uncaughtException', (error) => console.error('Uncaught exception:', error));
}
