import { informationLoader } from './information-loader.ts';
import { InformationPage } from './information-page.tsx';

export { head } from './information-loader.ts';

export const loader = informationLoader({
  ro: () => import('./texts/privacy-ro.ts'),
  en: () => import('./texts/privacy-en.ts'),
});

export default InformationPage;
