import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCT_TEXTS } from '@cursiv/shared-domain/legal-texts';
import { PLACES, type PlaceName } from './places.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** Nested `match` blocks, by their indentation; ids are left out. */
function ruledCollections(): string[] {
  const stack: { depth: number; name: string }[] = [];
  const found = new Set<string>();
  for (const [, indent = '', pattern = ''] of read('firestore.rules').matchAll(/^( *)match \/(\S+) \{$/gm)) {
    if (pattern.startsWith('databases/')) continue;
    while ((stack.at(-1)?.depth ?? -1) >= indent.length) stack.pop();
    stack.push({ depth: indent.length, name: pattern });
    const steps = stack.flatMap(({ name }) => name.split('/'));
    found.add(steps.filter((_, index) => index % 2 === 0).join('/'));
  }
  return [...found];
}

/** The collections that functions name: `'mails/…'` in a path, `collection: 'mails'` in a query. */
function collectionsOfFunctions(): string[] {
  const folder = path.join(ROOT, 'functions/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const texts = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const named = texts.flatMap((text) => [
    ...[...text.matchAll(/\.(?:get|set|update|delete)\(\s*[`']([a-zA-Z]+)\//g)].map(([, name = '']) => name),
    ...[...text.matchAll(/(?:Path|Document|pathOf) = \([^)]*\)(?:: string)? => `([a-zA-Z]+)\//g)].map(
      ([, name = '']) => name,
    ),
    ...[...text.matchAll(/collection: '([a-zA-Z]+)'/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/document: '([a-zA-Z]+)\//g)].map(([, name = '']) => name),
  ]);
  return [...new Set(named)];
}

describe('the table of what is stored about people', () => {
  it('has a row for every collection that the data rules name', () => {
    const named = ruledCollections();
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((name) => !(name in PLACES))).toEqual([]);
  });

  it('has a row for every collection that functions read or write', () => {
    const named = collectionsOfFunctions();
    expect(named).toEqual(expect.arrayContaining(['mails', 'storageUse', 'calendarFeeds', 'busyCalendars']));
    // These stand below another document: the rules name them with it.
    const below = Object.keys(PLACES).map((place) => place.slice(place.lastIndexOf('/') + 1));
    expect(named.filter((name) => !(name in PLACES) && !below.includes(name))).toEqual([]);
  });
});

/**
 * How the privacy page begins to say what a place holds about persons. What holds nothing about them, or what another place here is made
 * from, stays out.
 */
const SAID: Partial<Record<PlaceName, string>> = {
  users: 'Name and e-mail address',
  'users/settings': 'Which messages you want',
  'users/acceptances': 'The version of these texts',
  'users/notes': 'Your notes in lessons',
  'users/learned': 'Courses, lessons opened and finished',
  'users/record': 'Changes made by administrators',
  'users/notifications': 'Notifications',
  profiles: 'What you say of yourself',
  knownSignIns: 'Your ways to sign in',
  recoveryCodes: 'Password, and the backup codes',
  sessions: 'The browsers in which you are signed in',
  pushSubscriptions: 'The address at which your browser',
  pushes: 'The e-mails and notifications that leave for you',
  mails: 'The e-mails and notifications that leave for you',
  verificationRequests: 'Your request for a right',
  experts: 'What you offer as an expert',
  'experts/meetingLinks': 'The fixed address of your meeting room',
  'experts/figures': 'Bookings',
  schedules: 'What you offer as an expert',
  busyCalendars: 'The addresses that connect your bookings',
  calendarFeeds: 'The addresses that connect your bookings',
  courseInstructors: 'Courses, resources and files that you create',
  invitations: 'The address to which you send an invitation',
  siteInvitations: 'The address to which an administrator',
  'courses/announcements': 'Courses, resources and files that you create',
  courses: 'Courses, resources and files that you create',
  courseDrafts: 'Courses, resources and files that you create',
  'courseDrafts/bodies': 'Courses, resources and files that you create',
  'courseDrafts/quizKeys': 'Courses, resources and files that you create',
  'courseDrafts/captions': 'Courses, resources and files that you create',
  'courseDrafts/history': 'In a course that several write',
  'courseDrafts/present': 'In a course that several write',
  resources: 'Courses, resources and files that you create',
  files: 'Courses, resources and files that you create',
  enrollments: 'Courses, lessons opened and finished',
  'enrollments/lessonProgress': 'Courses, lessons opened and finished',
  'enrollments/attempts': 'Courses, lessons opened and finished',
  'courses/learners': 'For each course: your name',
  'courses/figures': 'Counts by lesson and by question',
  certificates: 'Certificates',
  'courses/questions': 'Your questions and answers under lessons',
  'courses/questions/answers': 'Your questions and answers under lessons',
  'courses/follows': 'The questions that you follow',
  hidings: 'Changes made by administrators',
  reportedContributions: 'What you report',
  reviews: 'Reviews',
  reports: 'What you report',
  bookings: 'Bookings',
  waiting: 'That you wait for a time',
  'bookings/shared': 'Your notes, files and shared notes in a booking',
  'bookings/attachments': 'Your notes, files and shared notes in a booking',
  'bookings/private': 'Your notes, files and shared notes in a booking',
  auditEvents: 'Changes made by administrators',
  'auditEvents about': 'Changes made by administrators',
  dataRequests: 'Your request for a copy',
  leads: 'A message sent through the contact form',
  'leads sent': 'A message sent through the contact form',
  siteFigures: 'Counts of visits by page',
};

describe('the privacy page', () => {
  const rows = PRODUCT_TEXTS.privacy.en.text.match(/^\| .+$/gm) ?? [];

  it('says of every place whose documents are copied what it holds', () => {
    const copied = Object.entries(PLACES).filter(([, place]) => 'find' in place);
    expect(copied.map(([name]) => name).filter((name) => !(name in SAID))).toEqual([]);
  });

  it.each(Object.entries(SAID))('names what %s holds', (_, beginning) => {
    expect(rows.filter((row) => row.startsWith(`| ${beginning}`))).toHaveLength(1);
  });
});
