import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// On a busy machine what a test waits for comes later, and is there all the same.
configure({ asyncUtilTimeout: 10_000 });

/** React's warning about an element that browsers know and jsdom does not. */
const isAboutJsdom = ([format, tag]: unknown[]) =>
  String(format).startsWith('The tag <%s> is unrecognized') && tag === 'search';

// A console warning is a defect that users' browsers would show too, so it fails the test that caused it.
for (const level of ['error', 'warn'] as const) {
  jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
    if (isAboutJsdom(args)) return;
    throw new Error(`console.${level}: ${args.map(String).join(' ')}`);
  });
}
