import { SkewSite } from '../skew/support/skew-site.ts';

const FAULTS = 'http://127.0.0.1:3010/emulator/v1/faults';

/** The site without server rendering: the browser makes all pages. */
export class PlainSite extends SkewSite {
  override async start(): Promise<void> {
    await fetch(FAULTS, { method: 'PUT', body: '[{"service":"functions","path":"/page","status":503}]' });
    await super.start();
  }

  override async pause(): Promise<void> {
    await super.pause();
    await fetch(FAULTS, { method: 'DELETE' });
  }
}
