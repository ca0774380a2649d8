import { legalLoader } from './legal-loader.ts';
import { LegalPage } from './legal-page.tsx';

export { head } from './legal-loader.ts';

export const loader = legalLoader('accessibility');

export default LegalPage;
