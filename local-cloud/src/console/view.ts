import type { Language } from '../auth/pages/language.ts';
import type { Services } from '../services.ts';
import { en } from './texts/texts-en.ts';
import { ro, type Texts } from './texts/texts-ro.ts';

/** The input of a page. */
export interface View {
  services: Services;
  language: Language;
  text: Texts;
  query: URLSearchParams;
}

export function createView(services: Services, language: Language, query: URLSearchParams): View {
  return { services, language, text: language === 'en' ? en : ro, query };
}
