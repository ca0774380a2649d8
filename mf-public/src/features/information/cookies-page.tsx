import { informationLoader } from './information-loader.ts';
import { InformationPage } from './information-page.tsx';

export { head } from './information-loader.ts';

export const loader = informationLoader({
  ro: () => import('./texts/cookies-ro.ts'),
  en: () => import('./texts/cookies-en.ts'),
});

export default InformationPage;
