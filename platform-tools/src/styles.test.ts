import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const layersOf = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => {
    const [layer] = /^@layer \w+/.exec(textOf(file)) ?? [];
    return `${file}: ${layer}`;
  });

// Styles of pages and of shared parts arrive in any order. Without layers, the later one would win.
describe('styles', () => {
  it('of sections lie in the layer of pages', () => {
    const layers = layersOf('mf-*/src/**/*.module.css');
    expect(layers.length).toBeGreaterThan(100);
    expect(layers.filter((line) => !line.endsWith(': @layer pages'))).toEqual([]);
  });

  it('of shared parts lie below it', () => {
    const layers = layersOf('shared-ui/src/**/*.module.css');
    expect(layers.length).toBeGreaterThan(40);
    expect(layers.filter((line) => !line.endsWith(': @layer components'))).toEqual([]);
    expect(textOf('shared-ui/src/styles/global.css')).toContain('components, pages;');
  });

  it('name only properties that exist: others are left out without a word', () => {
    const styles = globSync('{shell,mf-*,shared-ui}/src/**/*.css', { cwd: root }).map(textOf).join();
    const scripts = globSync('{shell,mf-*,shared-ui}/src/**/*.{ts,tsx}', { cwd: root }).map(textOf).join();
    const made = new Set([...styles.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
    const named = new Set([...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
    // Those of the player and of menus are set by their libraries.
    const unknown = [...named].filter(
      (name) => !made.has(name) && !scripts.includes(name) && !/^--(media|trigger)-/.test(name),
    );
    expect(named.size).toBeGreaterThan(40);
    expect(unknown).toEqual([]);
  });
});
