// `node platform-tools/src/chromium/main.ts`: installs the browser of the tests when the machine has none.
import { ensureChromium } from './ensure-chromium.ts';

ensureChromium();
