import { RE2JS } from 're2js';
import { EvaluationError } from './evaluation-error.ts';

const CACHE_SIZE = 500;
const compiled = new Map<string, RE2JS>();

/** A regular expression in RE2's syntax, which matches in linear time. Throws EvaluationError for a bad one. */
export function compilePattern(pattern: string): RE2JS {
  const known = compiled.get(pattern);
  if (known) return known;
  const regex = compile(pattern);
  // Patterns may come from a request's own data, so the cache must not grow with them.
  if (compiled.size >= CACHE_SIZE) compiled.clear();
  compiled.set(pattern, regex);
  return regex;
}

function compile(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern);
  } catch {
    throw new EvaluationError(`Invalid regular expression pattern. Pattern: ${pattern}.`);
  }
}
