import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writePlatform } from './addresses.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cursiv-platform-'));
  writePlatform(folder, 'https://cursiv.school.example');
});
afterEach(() => rmSync(folder, { recursive: true }));

const written = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Record<string, unknown>;

describe('what browsers are told of a school’s own site', () => {
  it('names origins below the site’s own', () => {
    expect(written('registry.json').sections).toMatchObject({
      mf_public: { origin: 'https://mf-public.cursiv.school.example', owns: ['/'] },
      mf_admin: { origin: 'https://mf-admin.cursiv.school.example' },
    });
    expect(written('config.json')).toMatchObject({
      localCloud: 'https://cloud.cursiv.school.example',
      firebase: { authDomain: 'cloud.cursiv.school.example' },
    });
  });

  it('offers neither Google, whose answers nobody can check here, nor a token that developers attest with', () => {
    expect(written('config.json')).toMatchObject({ google: false });
    expect(written('config.json')).not.toHaveProperty('appCheck');
  });
});
