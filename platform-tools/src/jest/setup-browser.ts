import '@testing-library/jest-dom';

// A warning on the console is a defect a user's browser would show too: it fails the test that caused it.
for (const level of ['error', 'warn'] as const) {
  jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
    throw new Error(`console.${level}: ${args.map(String).join(' ')}`);
  });
}
