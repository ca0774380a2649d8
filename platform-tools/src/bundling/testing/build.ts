// `node build.ts <folder> [<plugin>]`: builds the section in a folder as `npm run build` does, without one plugin if one is named; prints what was wrong, one a line.
import path from 'node:path';
import { rspack } from '@rspack/core';
import { defineRemote } from '../../../../rspack.shared.ts';

const [folder = '', leftOut] = process.argv.slice(2);
const config = defineRemote(path.resolve(folder));
const plugins = (config.plugins ?? []).filter((plugin) => plugin && plugin.constructor.name !== leftOut);
rspack({ ...config, plugins, infrastructureLogging: { level: 'none' } }).run((failure, stats) => {
  const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
  for (const { message } of failure ? [failure] : errors) console.log(message.replaceAll('\n', ' '));
});
