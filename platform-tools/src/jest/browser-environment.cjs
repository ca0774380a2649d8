// jsdom plus the platform classes that react-router and the Firebase SDK expect from a browser.
const { TestEnvironment } = require('jest-environment-jsdom');

const platform = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'AbortController',
  'AbortSignal',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of platform) this.global[name] = globalThis[name];
  }
};
