import { rmSync } from 'node:fs';
import { buildOneBundle } from '@cursiv/platform-tools/one-bundle';
import { SkewSite } from '../skew/support/skew-site.ts';

const FAULTS = 'http://127.0.0.1:3010/emulator/v1/faults';

/** The site built as one bundle: its pages are made by the browser, as the server renders with the composed build alone. */
export class OneBundleSite extends SkewSite {
  async build(): Promise<void> {
    rmSync(this.folder('shell'), { recursive: true });
    await buildOneBundle(this.folder('shell'));
  }

  override async start(): Promise<void> {
    await fetch(FAULTS, { method: 'PUT', body: '[{"service":"functions","path":"/page","status":503}]' });
    await super.start();
  }

  override async pause(): Promise<void> {
    await super.pause();
    await fetch(FAULTS, { method: 'DELETE' });
  }
}
