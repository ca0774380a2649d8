import { isDevelopersMachine } from '../developers-machine.ts';
import { INTERNET } from '../outside/ask-checked.ts';
import type { OverHttps } from '../outside/over-https.ts';

/** Local-cloud stands in for a push service. */
const localServices = () => (isDevelopersMachine() ? [`http://${process.env.FIRESTORE_EMULATOR_HOST}`] : []);

/** The push services of this installation. */
export const pushServices = (): OverHttps => ({ ...INTERNET, ports: ['', '443'], local: localServices() });
