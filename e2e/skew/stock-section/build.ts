// `node build.ts <rspack|webpack>`: builds the section in this folder.
import { rspack } from '@rspack/core';
import webpack from 'webpack';
import withRspack from './rspack.config.ts';
import withWebpack from './webpack.config.ts';

interface Result {
  hasErrors(): boolean;
  toString(options: object): string;
}

function finish(failure: Error | null, stats: Result | undefined): void {
  if (failure) throw failure;
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}

if (process.argv[2] === 'rspack') rspack(withRspack).run(finish);
else webpack(withWebpack).run(finish);
