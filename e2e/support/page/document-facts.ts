import type { Page } from '@playwright/test';

/** The parts of a document from the server, read without running any of it. */
export interface DocumentFacts {
  headings: string[];
  /** Scripts that would run, by address or text. */
  scripts: string[];
  /** Elements that carry code: handlers, `javascript:` addresses, frames and similar. */
  carriers: string[];
  /** Script elements whose text should be JSON and is not. */
  brokenData: string[];
  /** The texts in the search boxes. */
  searches: string[];
  /** The text that a person would read. */
  text: string;
}

/** Reads a document in a page of the browser, which parses it like any other. */
export const readDocument = (page: Page, html: string): Promise<DocumentFacts> =>
  page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const all = <Type extends Element>(selector: string) => [...parsed.querySelectorAll<Type>(selector)];
    const runs = ({ type }: HTMLScriptElement) => type === '' || type === 'module' || type.includes('javascript');
    const isJson = (text: string) => {
      try {
        return JSON.parse(text) !== undefined;
      } catch {
        return false;
      }
    };
    const scripts = all<HTMLScriptElement>('script');
    const isCarrier = (element: Element) =>
      [...element.attributes].some(
        ({ name, value }) =>
          name.startsWith('on') || (/href|src|action/.test(name) && /^\s*(javascript|vbscript|data):/i.test(value)),
      ) || ['IFRAME', 'OBJECT', 'EMBED', 'BASE'].includes(element.tagName);
    return {
      headings: all('h1').map(({ textContent }) => textContent),
      scripts: scripts.filter(runs).map((script) => script.getAttribute('src') ?? script.text),
      carriers: all('*')
        .filter(isCarrier)
        .map(({ outerHTML }) => outerHTML),
      brokenData: scripts.filter((script) => !runs(script) && !isJson(script.text)).map(({ text }) => text),
      searches: all<HTMLInputElement>('input[type=search]').map(({ value }) => value),
      text: parsed.body.textContent,
    };
  }, html);
