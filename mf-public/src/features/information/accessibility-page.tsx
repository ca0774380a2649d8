import { informationLoader } from './information-loader.ts';
import { InformationPage } from './information-page.tsx';

export { head } from './information-loader.ts';

export const loader = informationLoader({
  ro: () => import('./texts/accessibility-ro.ts'),
  en: () => import('./texts/accessibility-en.ts'),
});

export default InformationPage;
