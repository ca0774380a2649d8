import { CopiedRepository } from './testing/copied-repository.ts';

let repository: CopiedRepository;
let before: Record<string, string>;

beforeAll(() => {
  repository = new CopiedRepository();
  before = repository.ids();
});
afterAll(() => repository.remove());

/** The builds that have other ids than the last time. */
function changedBuilds(): string[] {
  const after = repository.ids();
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  before = after;
  return changed;
}
const ALL = ['mf-admin', 'mf-dashboard', 'mf-public', 'shell'];
const more = (text: string) => `${text}\n`;

/** Another version of a package, where its workspace names it and where the lock file does. */
function upgrade(workspace: string, name: string): void {
  const next = (text: string) => text.replace(new RegExp(`("${name}": ")[^"]+`), '$199.0.0');
  repository.change(`${workspace}/package.json`, next);
  repository.change('package-lock.json', (text) => {
    const lock = JSON.parse(text) as { packages: Record<string, { version: string }> };
    const locked = lock.packages[`node_modules/${name}`];
    if (!locked) throw new Error(`the lock file has no ${name}`);
    locked.version = '99.0.0';
    return next(JSON.stringify(lock, null, 2));
  });
}

describe('the id of a build', () => {
  it('stays when what changes is no part of any build', () => {
    repository.change('shared-ui/src/actions/new.test.tsx', more);
    repository.change('shared-domain/src/user/testing/names.ts', more);
    repository.change('platform-tools/src/bundling/build-id.test.ts', more);
    repository.change('platform-tools/src/release/pointer/rollback.ts', more);
    repository.change('functions/src/index.ts', more);
    repository.change('tsconfig.browser.json', more);
    upgrade('e2e', '@playwright/test');
    upgrade('functions', 'firebase-admin');
    upgrade('platform-tools', 'jest');
    expect(changedBuilds()).toEqual([]);
  });

  it('is another one for every build when a plugin changes, or the bundler', () => {
    repository.change('platform-tools/src/bundling/provided/bundle-fence.ts', more);
    expect(changedBuilds()).toEqual(ALL);
    upgrade('.', '@rspack/core');
    expect(changedBuilds()).toEqual(ALL);
  });

  it('is another one for what changed, and for what is made of it', () => {
    repository.change('mf-admin/src/pages.ts', more);
    expect(changedBuilds()).toEqual(['mf-admin']);
    repository.change('shared-router/src/use-go.ts', more);
    expect(changedBuilds()).toEqual(ALL);
  });
});
