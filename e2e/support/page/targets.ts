import type { Page } from '@playwright/test';

/**
 * Obstacles to touch: targets below 24 px (WCAG 2.5.8) and targets that overlap. Links within a sentence are as high as
 * its line.
 */
export const badTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 24;
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
    const blockOf = (element: Element): Element | null => {
      const parent = element.parentElement;
      return parent && isInline(parent) ? blockOf(parent) : parent;
    };
    const isInSentence = (element: Element) =>
      isInline(element) && (blockOf(element)?.textContent.trim().length ?? 0) > element.textContent.trim().length;
    // A bar that stays in view while the page scrolls below it.
    const barOf = (element: Element | null): Element | null =>
      !element || ['sticky', 'fixed'].includes(getComputedStyle(element).position)
        ? element
        : barOf(element.parentElement);
    const isShown = (element: Element) => {
      const { width, height, right, bottom } = element.getBoundingClientRect();
      const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return seen && width > 1 && height > 1 && right > 0 && bottom > 0;
    };
    const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=slider]')]
      .filter((element) => isShown(element) && !isInSentence(element))
      // A press on its label also toggles a checkbox.
      .map((element) =>
        element.matches('[type=checkbox], [type=radio]') ? (element.closest('label') ?? element) : element,
      );
    // A card's link covers the whole card.
    const isStretched = (element: Element) => getComputedStyle(element, '::after').position === 'absolute';
    const nameOf = (element: Element) => `${element.tagName} „${(element.ariaLabel ?? element.textContent).trim()}”`;
    const boxes = targets.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const small = boxes
      .filter(({ element }) => !isStretched(element))
      .filter(({ box }) => box.width < LEAST - 0.5 || box.height < LEAST - 0.5)
      .map(({ element, box }) => `${nameOf(element)} is ${Math.round(box.width)} by ${Math.round(box.height)}`);
    const over = boxes.flatMap(({ element, box }, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => !element.contains(other.element) && !other.element.contains(element))
        .filter((other) => barOf(element) === barOf(other.element))
        // A password's show button stands at the end of its field.
        .filter((other) => !element.matches('input') || !element.parentElement?.contains(other.element))
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 2,
        )
        .map((other) => `${nameOf(element)} and ${nameOf(other.element)} lie over each other`),
    );
    return [...small, ...over];
  });
