import { readdirSync } from 'node:fs';

/** Every top-level folder with a package is a room; the rules below are computed from what is on disk. */
const rooms = readdirSync('.', { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && /^(shared-|mf-|shell$|functions$|local-cloud$|platform-tools$|e2e$)/.test(entry.name),
  )
  .map((entry) => entry.name);
const sections = rooms.filter((room) => room.startsWith('mf-'));
const sharedRooms = rooms.filter((room) => room.startsWith('shared-'));

const insideRoom = (room) => `^${room}/`;
const anyOf = (names) => `^(${names.join('|')})/`;

/** Packages that only one room may import: everybody else goes through that room. */
const DOORS = {
  'react-router': 'shared-router|shell',
  i18next: 'shared-i18n',
  zustand: 'shared-auth',
  firebase: 'shared-firebase',
  'firebase-admin': 'functions',
  '@module-federation': 'shell',
};

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'not-to-tests',
      comment: 'product code never imports a test',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|/test/|^e2e/' },
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'no-undeclared-dependency',
      comment:
        "a room names what it imports in its own package.json (build configuration and tests use the root's tools)",
      severity: 'error',
      from: {
        pathNot: '\\.test\\.tsx?$|\\.config\\.ts$|^rspack\\.shared\\.ts$|^platform-tools/src/jest/|^[^/]+/test/',
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    ...sections.map((section) => ({
      name: `${section}-stands-alone`,
      comment: 'a section imports shared rooms only: never another section, the shell or a server room',
      severity: 'error',
      from: { path: insideRoom(section) },
      to: { path: anyOf(rooms.filter((room) => room !== section && !sharedRooms.includes(room))) },
    })),
    {
      name: 'shared-knows-no-user',
      comment: 'shared rooms know neither shell nor sections nor server rooms',
      severity: 'error',
      from: { path: anyOf(sharedRooms) },
      to: { path: anyOf(rooms.filter((room) => !sharedRooms.includes(room))) },
    },
    {
      name: 'shell-knows-no-section',
      severity: 'error',
      from: { path: insideRoom('shell') },
      to: { path: anyOf([...sections, 'functions', 'local-cloud', 'platform-tools', 'e2e']) },
    },
    {
      name: 'domain-is-pure',
      comment: 'the rules of the field import nothing but zod',
      severity: 'error',
      from: { path: insideRoom('shared-domain'), pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^shared-domain/|node_modules/zod/' },
    },
    {
      name: 'ui-has-no-data',
      severity: 'error',
      from: { path: insideRoom('shared-ui'), pathNot: '\\.test\\.tsx?$' },
      to: { path: anyOf(['shared-data', 'shared-auth', 'shared-firebase', 'shared-domain']) },
    },
    {
      name: 'features-do-not-meet',
      comment: 'features are composed by pages and share through src/shared',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
      to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    },
    {
      name: 'shared-does-not-know-features',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/src/shared/' },
      to: { path: '^$1/src/features/' },
    },
    {
      name: 'render-reaches-no-database',
      comment: 'the function that runs the code of sections gets its data as anybody does',
      severity: 'error',
      from: { path: '^functions/src/render/', pathNot: '\\.test\\.ts$' },
      to: { path: '^functions/src/admin-|firestore-source|node_modules/firebase-admin/', reachable: true },
    },
    {
      name: 'a-build-is-made-in-one-room',
      comment: 'turbo.json computes the id of a build from this folder, not from the other tools',
      severity: 'error',
      from: { path: '^platform-tools/src/bundling/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(platform-tools/src/(?!bundling/)|functions/|local-cloud/|e2e/)' },
    },
    ...Object.entries(DOORS).map(([name, door]) => ({
      name: `one-door-to-${name.replace('@', '')}`,
      severity: 'error',
      from: { pathNot: `^(${door})/|\\.test\\.tsx?$|^[^/]+/test/|^rspack\\.shared\\.ts$` },
      to: { path: `node_modules/${name}(/|$)` },
    })),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|/build/|^local-cloud/test/fixtures/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
