import { menuEntries, type ReleaseFile, routesOf } from '@cursiv/shared-platform';
import { questionSchema } from './question.ts';

it('a question about a page names whatever the menus of sections hold', () => {
  const label = { ro: 'Mesaje', en: 'Messages' };
  const page = async () => ({ default: () => null });
  const routes = routesOf({ leads: { path: '/admin/leads', guard: 'admin', roles: ['cursiv-support'], page } });
  const release = { section: 'mf_admin', routes, menu: [{ menu: 'admin', route: 'leads', label, order: 10 }] };
  const question = {
    ...{ address: '/', section: 'mf_public', shell: 's1' },
    release: { buildId: 'b1', integrity: 'sha384-x' },
    menu: menuEntries(release as unknown as ReleaseFile),
  };
  expect(question.menu).toMatchObject([{ roles: ['cursiv-support'] }]);
  expect(questionSchema.parse(question)).toEqual(question);
});
