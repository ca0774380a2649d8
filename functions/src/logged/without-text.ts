import { isDevelopersMachine } from '../developers-machine.ts';

/** What a log keeps of a failure: nothing of its message, which may quote what a person wrote. */
export interface LoggedFailure {
  /** The class of the error. */
  error: string;
  /** The service's code, when the error has one. */
  errorCode?: string;
  /** Where it was thrown, under the name that Error Reporting reads. */
  stack_trace?: string;
  /** The message itself, on a developer's machine alone. */
  text?: string;
}

/** Names and codes are written by programmers; anything longer or with other letters is not one. */
const WORD = /^[\w/-]{1,60}$/;
const MOST_FRAMES = 12;

/** Where the error was thrown. Its message stands before that in the stack, and may look like it. */
function framesOf({ stack = '', message }: Error): string[] {
  const at = stack.indexOf(message);
  if (at < 0) return [];
  const lines = stack.slice(at + message.length).split('\n');
  return lines.filter((line) => line.startsWith('    at ')).slice(0, MOST_FRAMES);
}

/** A failure for the log, by its class, its code and the place in our code. */
export function withoutText(thrown: unknown): LoggedFailure {
  if (!(thrown instanceof Error)) return { error: typeof thrown };
  const error = WORD.test(thrown.name) ? thrown.name : 'Error';
  const code = 'code' in thrown ? String(thrown.code) : '';
  const frames = framesOf(thrown);
  return {
    error,
    ...(WORD.test(code) && { errorCode: code }),
    ...(frames.length > 0 && { stack_trace: [error, ...frames].join('\n') }),
    ...(isDevelopersMachine() && { text: thrown.message }),
  };
}

/** An error to throw on to the runtime, which prints it: on a hosted site it says nothing. */
export const toThrowOn = (thrown: unknown): unknown =>
  isDevelopersMachine() ? thrown : new Error('failed, see the line before');

/** Addresses and tokens that got into a sentence. */
const PRIVATE: readonly [RegExp, string][] = [
  [/[^\s<>"'(),;:/]+@[^\s<>"'(),;:/]+/g, '[address]'],
  [/\beyJ[\w-]+(?:\.[\w-]*)*/g, '[token]'],
  [/\bbearer\s+\S+/gi, '[token]'],
];

/** A sentence for the log without addresses and tokens. */
export const withoutAddresses = (text: string): string =>
  PRIVATE.reduce((cleaned, [pattern, sign]) => cleaned.replace(pattern, sign), text);
