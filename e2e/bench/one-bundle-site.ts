import { rmSync } from 'node:fs';
import { buildOneBundle } from '@cursiv/platform-tools/one-bundle';
import { PlainSite } from './plain-site.ts';

/** The site built as one bundle. The server renders only composed sites, so the browser makes its pages. */
export class OneBundleSite extends PlainSite {
  async build(): Promise<void> {
    rmSync(this.folder('shell'), { recursive: true });
    await buildOneBundle(this.folder('shell'));
  }
}
