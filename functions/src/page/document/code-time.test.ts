import type { RouteDeclaration } from '@cursiv/shared-platform';
import { codeTime } from './code-time.ts';

const page = { guard: 'none', layout: 'default' } as const;
const routes: RouteDeclaration[] = [
  { id: 'courses', path: '/courses', codeOn: 'touch', ...page },
  { id: 'experts', path: '/experts', ...page },
];
const newShell = { takesPagesOver: true } as const;

describe('when the code of a rendered page is needed', () => {
  it('is what its section declares, or once the browser is idle', () => {
    expect(codeTime(newShell, { routes }, { status: 200, routeId: 'courses' })).toBe('touch');
    expect(codeTime(newShell, { routes }, { status: 200, routeId: 'experts' })).toBe('idle');
  });

  it('is with the shell where the shell shows that there is no such page', () => {
    expect(codeTime(newShell, { routes }, { status: 404, routeId: 'courses' })).toBeUndefined();
    expect(codeTime(newShell, { routes }, { status: 404, routeId: undefined })).toBeUndefined();
  });

  it('is with a shell that takes everything over together', () => {
    expect(codeTime({}, { routes }, { status: 200, routeId: 'courses' })).toBeUndefined();
  });
});
