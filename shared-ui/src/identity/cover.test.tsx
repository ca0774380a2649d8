import { render, screen } from '@testing-library/react';
import { Cover } from './cover.tsx';
import { hueFor } from './hue-for.ts';

const drawn = (seed: string, subject = 'arts') =>
  render(<Cover title="Drawing" seed={seed} subject={subject} />).container.innerHTML;

describe('Cover', () => {
  it('draws the same for the same seed and differently for others', () => {
    expect(drawn('course-1')).toBe(drawn('course-1'));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => drawn(seed))).size).toBe(6);
  });

  it('draws another thing for another subject: handwriting never looks like Python', () => {
    const shapes = (subject: string) => drawn('course-1', subject).replace(/--hue: \d+/, '');
    const subjects = ['languages', 'technology', 'business', 'design', 'wellbeing', 'science', 'arts'];
    expect(new Set(subjects.map(shapes)).size).toBe(subjects.length);
  });

  it('draws more than one thing for the subjects that administrators make, and the same for one of them', () => {
    const shapes = (subject: string) => drawn('course-1', subject).replace(/--hue: \d+/, '');
    const made = ['music', 'history', 'mathematics', 'geography', 'literature', 'law'];
    expect(new Set(made.map(shapes)).size).toBeGreaterThan(3);
    expect(drawn('course-1', 'music')).toBe(drawn('course-1', 'music'));
  });

  it.each(['technology', 'arts'])('takes little of a page, which shows many: %s', (subject) => {
    const { container } = render(<Cover title="Drawing" seed="course-1" subject={subject} />);
    expect(container.querySelectorAll('svg *').length).toBeLessThan(10);
    expect(container.innerHTML.length).toBeLessThan(3_000);
  });

  it('shows an uploaded picture with its words instead', () => {
    render(<Cover title="Handwriting" subject="arts" src="/pictures/c1" alt="A nib on paper" />);
    expect(screen.getByRole('img', { name: 'A nib on paper' })).toHaveAttribute('src', '/pictures/c1');
  });

  it('draws something for an empty title', () => {
    const { container } = render(<Cover title="" />);
    expect(container.querySelector('svg')?.childElementCount).toBeGreaterThan(1);
  });

  it('gives a category one hue for good', () => {
    expect(hueFor('design')).toBe(hueFor('design'));
  });
});
