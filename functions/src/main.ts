import * as functions from './index.ts';

/** What is deployed. The log names each function as it is exported. */
export * from './index.ts';

for (const [name, made] of Object.entries(functions)) Object.defineProperty(made, 'name', { value: name });
