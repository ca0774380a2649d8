import { format } from 'node:util';

const SEVERITIES = { log: 'INFO', warn: 'WARNING', error: 'ERROR' } as const;

/** Writes everything that is logged to standard output, one JSON object a line; what is one already stays. */
export function jsonConsole(): void {
  for (const [name, severity] of Object.entries(SEVERITIES)) {
    console[name as keyof typeof SEVERITIES] = (...words: unknown[]) => {
      const message = format(...words);
      const isJson = message.startsWith('{"') && message.endsWith('}') && !message.includes('\n');
      const line = isJson ? message : JSON.stringify({ severity, message, time: new Date().toISOString() });
      process.stdout.write(`${line}\n`);
    };
  }
}
