// Compiles TypeScript and ES modules for Jest. react-router ships `import.meta.hot`, which CommonJS does not allow.
const { createTransformer } = require('@swc/jest');

const swc = createTransformer({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2024',
  },
  module: { type: 'commonjs' },
});

const withoutImportMeta = (source) =>
  source
    .replaceAll('import.meta.hot', 'undefined')
    .replaceAll('import.meta.url', 'require("node:url").pathToFileURL(__filename).href')
    .replaceAll('import.meta.dirname', '__dirname');

module.exports = {
  ...swc,
  process: (source, file, options) => swc.process(withoutImportMeta(source), file, options),
  getCacheKey: (source, file, options) => swc.getCacheKey(withoutImportMeta(source), file, options),
};
