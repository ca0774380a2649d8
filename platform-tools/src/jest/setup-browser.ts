import '@testing-library/jest-dom';

// A console warning is a defect that users' browsers would show too, so it fails the test that caused it.
for (const level of ['error', 'warn'] as const) {
  jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
    throw new Error(`console.${level}: ${args.map(String).join(' ')}`);
  });
}
