import { readdirSync } from 'node:fs';

/** Every top-level folder with a package is a workspace; the rules below are computed from the folders on disk. */
const rooms = readdirSync('.', { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() &&
      /^(shared-|mf-|shell$|functions$|local-cloud$|demo-data$|platform-tools$|e2e$)/.test(entry.name),
  )
  .map((entry) => entry.name);
const sections = rooms.filter((room) => room.startsWith('mf-'));
const sharedRooms = rooms.filter((room) => room.startsWith('shared-'));

/** A folder holds a dozen files at most, its unit tests aside; a larger one gets rooms inside, where a newcomer would look. */
const MOST_FILES = 12;

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(node_modules|dist|build|\..*)$/.test(entry.name))
    .flatMap(({ name }) => [`${folder}/${name}`, ...foldersIn(`${folder}/${name}`)]);
const isCounted = (name) => /\.(tsx?|m?js|css)$/.test(name) && !/\.test\.tsx?$/.test(name);
const crowded = rooms.flatMap(foldersIn).filter((folder) => readdirSync(folder).filter(isCounted).length > MOST_FILES);
if (crowded.length > 0) throw new Error(`More than ${MOST_FILES} files, and no rooms inside: ${crowded.join(', ')}`);

const insideRoom = (room) => `^${room}/`;
const anyOf = (names) => `^(${names.join('|')})/`;

/** Packages that only one workspace may import: all others go through it. */
const DOORS = {
  'react-router': 'shared-router|shell',
  i18next: 'shared-i18n',
  zustand: 'shared-auth',
  firebase: 'shared-firebase',
  'firebase-admin': 'functions',
  '@module-federation': 'shell',
};

/**
 * The floors of a folder, from the ground up: what stands on one imports only itself and what is below, so that no two of them ever import
 * each other. Everything in the folder has its floor.
 */
const FLOORS = {
  'shared-platform/src': [
    ['contract', 'first-view-selector', 'path-segment', 'share-scope', 'versions-address'],
    ['needs', 'paths', 'section-runtime', 'shell'],
    ['files'],
    ['composition'],
    ['checking', 'return-address', 'security-policy', 'server'],
    ['index'],
  ],
  'shell/src/composition': [
    ['memory', 'offer', 'section-error'],
    ['finding'],
    ['code', 'section-state'],
    ['section-host'],
    ['section-news'],
  ],
  'platform-tools/src/bundling': [
    ['compiled-ahead', 'first-view', 'fonts', 'integrity', 'provided', 'replaced'],
    ['describe-section', 'describe-shell', 'stock-section'],
  ],
  'functions/src': [
    ['developers-machine'],
    ['accounts', 'coalesced', 'edge-cache', 'etag', 'function-address', 'limits', 'logged', 'public-origin', 'admin'],
    ['app-check', 'backups', 'gathered', 'outside', 'plain-page', 'site', 'store'],
    ['schedules'],
    ['allowance', 'read-models', 'site-figures'],
    ['administrators', 'audit', 'callable', 'figures', 'payload', 'roster', 'search-keys', 'users', 'work'],
    ['content', 'files', 'legal', 'mail', 'personal-record'],
    [
      ...[
        'busy-calendars',
        'calendar',
        'certificates',
        'courses',
        'experts',
        'leads',
        'links',
        'notifications',
        'pictures',
        'push',
        'quizzes',
      ],
      ...['render', 'reports', 'reviews'],
    ],
    [
      'account-changes',
      'announcements',
      'authors',
      'bookings',
      'budgets',
      'composition',
      'discussions',
      'health',
      'media',
      'migrations',
      'page',
      'person-data',
      'second-factor',
      'sessions',
      'site-invitations',
      'suspension',
      'view-as',
    ],
    ['recount'],
    ['index'],
    ['main'],
  ],
  'functions/src/read-models': [
    ['in-locales', 'newest-reviews', 'published', 'read-model', 'shards', 'touched'],
    ['catalogue', 'learners', 'legal', 'ratings'],
    ['course-page', 'experts'],
    ['keep-all', 'triggers'],
    ['index'],
  ],
  'functions/src/payload': [
    ['common-documents', 'page-address', 'resolve'],
    ['pages'],
    ['answer'],
    ['ahead'],
    ['endpoint', 'searched-site'],
  ],
  'local-cloud/src': [
    ['data-folder', 'sqlite', 'status'],
    ['http', 'mail', 'webchannel'],
    ['app-check', 'counters', 'faults', 'firestore-model', 'push'],
    ['rules'],
    ['auth'],
    ['request-log', 'rules-tests'],
    ['firestore', 'storage'],
    ['functions', 'grpc', 'start-failure'],
    ['services'],
    ['console', 'outbox'],
    ['front', 'reset-services'],
    ['server'],
    ['index', 'rules-emulator'],
  ],
  'local-cloud/src/auth': [
    ['auth-error'],
    ['accounts', 'fields'],
    ['tokens'],
    ['auth-context', 'google-answer', 'project-config'],
    ['create-account', 'operation', 'refresh-id-token', 'second-factor'],
    ['operations'],
    ['pages', 'route-auth'],
    ['auth-service'],
  ],
  'local-cloud/src/firestore-model': [
    ['request-json', 'wire'],
    ['timestamp'],
    ['names'],
    ['values'],
    ['document', 'document-limits'],
  ],
  'local-cloud/src/firestore': [
    ['request-size', 'rpc-failure', 'store'],
    ['commit', 'query'],
    ['indexes', 'transactions'],
    ['database'],
    ['databases'],
    ['rest', 'streams'],
    ['firestore-service'],
  ],
  'local-cloud/src/functions': [
    ['background-run', 'crash-guard', 'function-environment', 'function-request', 'function-response', 'service-key'],
    ['hosted-function'],
    ['schedules', 'triggers'],
    ['functions-host'],
  ],
  'local-cloud/src/storage': [
    ['objects'],
    ['storage-gate'],
    ['uploads'],
    ['api'],
    ['xml'],
    ['route-storage'],
    ['storage-service'],
  ],
  'local-cloud/src/console': [
    ['assets', 'page-headers', 'readable-fields', 'texts'],
    ['view'],
    ['format', 'page-frame', 'state'],
    ['pages'],
    ['answer-resource', 'console-actions'],
    ['answer-console'],
  ],
  'demo-data/src': [
    ['certificate-key', 'document', 'kept-key', 'push-key', 'review-texts'],
    ['media', 'people'],
    ['courses'],
    ['experts', 'resources', 'site', 'site-answers'],
    ['read-model-documents'],
    ['seed-demo'],
    ['scale'],
    ['search'],
    ['seed-cloud'],
    ['product-cloud'],
    ['main', 'reseed', 'self-hosted'],
  ],
};

const nameOf = (entry) => entry.replace(/\.ts$/, '');
const placesIn = (folder) =>
  readdirSync(folder)
    .filter((entry) => !/\.test\.ts$|^testing$/.test(entry))
    .map(nameOf);
const homeless = Object.entries(FLOORS).flatMap(([folder, floors]) =>
  placesIn(folder)
    .filter((place) => !floors.flat().includes(place))
    .map((place) => `${folder}/${place}`),
);
if (homeless.length > 0) throw new Error(`No floor in .dependency-cruiser.mjs for ${homeless.join(', ')}`);

const placesOf = (folder, floors) => `^${folder}/(${floors.flat().join('|')})(?:/|\\.ts$)`;
const floorRules = Object.entries(FLOORS).flatMap(([folder, floors]) =>
  floors.map((floor, level) => ({
    name: `floors-of-${folder.replaceAll('/', '-')}-${level + 1}`,
    comment: 'a room imports what is below it, nothing beside or above (FLOORS)',
    severity: 'error',
    from: { path: placesOf(folder, [floor]), pathNot: '\\.test\\.ts$|/testing/' },
    to: { path: placesOf(folder, floors.slice(level)), pathNot: `^${folder}/$1(?:/|\\.ts$)` },
  })),
);

export default {
  forbidden: [
    ...floorRules,
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
      to: { path: anyOf([...sections, 'functions', 'local-cloud', 'demo-data', 'platform-tools', 'e2e']) },
    },
    {
      name: 'local-cloud-holds-no-product',
      comment: 'the embedded backend serves any project; only the stories of our rules name limits of the field',
      severity: 'error',
      from: { path: insideRoom('local-cloud'), pathNot: '^local-cloud/test/rules/' },
      to: { path: anyOf(rooms.filter((room) => room !== 'local-cloud')), pathNot: '^platform-tools/src/chromium/' },
    },
    {
      name: 'demo-data-is-only-started',
      comment: 'it is a program: whoever wants a backend with demo data starts it',
      severity: 'error',
      from: { pathNot: '^demo-data/' },
      to: { path: insideRoom('demo-data') },
    },
    {
      name: 'domain-is-pure',
      comment: 'the rules of the field import nothing but zod',
      severity: 'error',
      from: { path: insideRoom('shared-domain'), pathNot: '\\.test\\.ts$|/testing/' },
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
      to: { path: '^functions/src/admin/|firestore-store|node_modules/firebase-admin/', reachable: true },
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
    exclude: { path: '/dist/|/build/|^local-cloud/test/fixtures/|^e2e/skew/mf-journal/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
