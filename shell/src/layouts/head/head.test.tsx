import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Head } from './head.tsx';

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '{{title}} $t(home)',
  '\u2028\u2029',
  '&lt;b&gt;',
];

it.each(HOSTILE)('facts that hold %j stay data, and a title stays text', (name) => {
  const describe = () => ({ title: name, description: name, facts: [{ '@type': 'Course', name }] });
  render(
    <MemoryRouter>
      <Head describe={describe} />
    </MemoryRouter>,
  );
  const written = document.querySelector('script[type="application/ld+json"]')?.outerHTML ?? '';
  const { scripts, body } = new DOMParser().parseFromString(written, 'text/html');
  expect(scripts).toHaveLength(1);
  expect(body.textContent).toBe('');
  expect(JSON.parse(scripts[0]?.text ?? '')).toEqual([{ '@context': 'https://schema.org', '@type': 'Course', name }]);
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', name);
});
