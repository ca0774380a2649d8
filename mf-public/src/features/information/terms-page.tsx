import { informationLoader } from './information-loader.ts';
import { InformationPage } from './information-page.tsx';

export { head } from './information-loader.ts';

export const loader = informationLoader({
  ro: () => import('./texts/terms-ro.ts'),
  en: () => import('./texts/terms-en.ts'),
});

export default InformationPage;
