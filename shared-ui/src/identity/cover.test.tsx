import { render } from '@testing-library/react';
import { Cover } from './cover.tsx';
import { hueFor } from './hue-for.ts';

const drawn = (seed: string) => render(<Cover title="Drawing" seed={seed} hue={200} />).container.innerHTML;

describe('Cover', () => {
  it('draws the same for the same seed and differently for others', () => {
    expect(drawn('course-1')).toBe(drawn('course-1'));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(drawn)).size).toBe(6);
  });

  it('draws something for an empty title', () => {
    const { container } = render(<Cover title="" />);
    expect(container.querySelector('svg')?.childElementCount).toBeGreaterThan(1);
  });

  it('gives a category one hue for good', () => {
    expect(hueFor('design')).toBe(hueFor('design'));
  });
});
