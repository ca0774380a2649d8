import { loadFirestoreRules, loadStorageRules } from './load-rules.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';

const OPTIONS = { project: 'demo-cursiv' };

function inDocuments(body: string): string {
  return `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{db}/documents {\n${body}\n  }\n}`;
}

function errorOf(source: string): RulesSyntaxError {
  try {
    loadFirestoreRules(source, OPTIONS);
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error;
    throw error;
  }
  throw new Error('the rules were accepted');
}

describe('loading rules', () => {
  it('names line, column and cause of a missing colon', () => {
    const error = errorOf(inDocuments('match /u/{id} { allow write if true; }'));
    expect(error).toMatchObject({ line: 4, column: 29 });
    expect(error.message).toBe("Error compiling rules:\nL4:29 Missing ':' before 'if' condition.");
  });

  it.each([
    ['an unfinished block', 'match /u/{id} { allow read: if true;', 'Unexpected end of the rules.'],
    ['an open string', "match /u/{id} { allow read: if 'abc; }", 'Missing the closing quote of a string.'],
    ['an empty block', 'match /u/{id} { }', "The 'match' body must contain at least one declaration."],
    ['a match without a path', 'match u/{id} { allow read; }', "Missing path after 'match'."],
    ['a slash at the end', 'match /u/{id}/ { allow read; }', 'Missing segment after / in a match path.'],
    ['two globs', 'match /{a=**}/{b=**} { allow read; }', 'Only one glob match is permitted'],
    ['a wildcard twice', 'match /{a}/{a} { allow read; }', 'Variable a already exists'],
    [
      'a bad pattern',
      "match /u/{id} { allow read: if id.matches('['); }",
      'Invalid regular expression pattern. Pattern: [.',
    ],
    ['an assignment', "match /u/{id} { allow read: if id = 'x'; }", "Unexpected '= 'x'; }'."],
    ['a number too large', 'match /u/{id} { allow read: if 9223372036854775808 > 0; }', 'Invalid number literal'],
    [
      'a statement in a function',
      'function f() { if (true) return 1; } match /u/{id} { allow read; }',
      "Missing 'return'",
    ],
    ['a function twice', 'function f() { return 1; } function f() { return 2; }', 'Function f is already defined.'],
    ['a parameter twice', 'function f(a, a) { return 1; }', 'Variable a is already defined.'],
    ['recursion', 'function f(x) { return g(x); } function g(x) { return f(x); }', 'Recursive call is not allowed.'],
    ['a package as a variable', 'match /u/{id} { allow read: if math == 1; }', 'math is a package'],
  ])('rejects %s', (_, body, reason) => {
    expect(errorOf(inDocuments(body)).message).toContain(reason);
  });

  it('rejects conditions and calls nested too deeply instead of running out of stack', () => {
    const brackets = `match /u/{id} { allow read: if ${'('.repeat(5000)}true${')'.repeat(5000)}; }`;
    const chain = `match /u/{id} { allow read: if ${'true && '.repeat(5000)}true; }`;
    const calls = Array.from({ length: 5000 }, (_, index) => `function f${index + 1}() { return f${index}(); }`);
    expect(errorOf(inDocuments(brackets)).message).toContain('too complex');
    expect(errorOf(inDocuments(chain)).message).toContain('too complex');
    expect(errorOf(inDocuments(calls.reverse().join('\n'))).message).toContain('Maximum allowed call depth of 20');
    expect(errorOf(inDocuments('match /a {'.repeat(500))).message).toContain("Too many nested 'match' blocks.");
  });

  it('rejects an empty file, a foreign version and a file for another service', () => {
    expect(errorOf('').message).toContain("Missing 'service cloud.firestore'.");
    expect(errorOf("rules_version = '3';").message).toContain('Unsupported rules version 3.');
    expect(() => loadStorageRules(inDocuments('match /u/{id} { allow read; }'), OPTIONS)).toThrow(RulesSyntaxError);
  });

  it('accepts comments, missing semicolons and commas at the end of lists', () => {
    const source = inDocuments(
      '/* all\n of it */ match /u/{id} { // one\n allow read: if id in ["a", "b",] allow write: if { "a": 1, }.size() == 1 }',
    );
    expect(() => loadFirestoreRules(source, OPTIONS)).not.toThrow();
  });
});
