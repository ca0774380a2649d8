import type { Caller, Lookup, RulesObject } from './access.ts';
import { loadStorageRules } from './load-rules.ts';

const TIME = new Date('2026-03-01T12:00:00.123Z');
const ANA: Caller = { uid: 'ana', token: { email: 'ana@example.com' } };
const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    function member(course) {
      return firestore.exists(/databases/(default)/documents/courses/$(course)/members/$(request.auth.uid));
    }
    match /avatars/{uid}/{file} {
      allow read;
      allow create, update: if request.auth.uid == uid
        && request.resource.size < 5 * 1024 * 1024
        && request.resource.contentType.matches('image/(png|jpeg)');
      allow delete: if request.auth.uid == uid && resource.metadata.locked != 'yes' && request.resource == null;
    }
    match /courses/{course}/{rest=**} {
      allow get: if member(course);
      allow list: if firestore.get(/databases/(default)/documents/courses/$(course)).data.open;
      allow update: if member(course) && request.resource.timeCreated == resource.timeCreated
        && request.resource.generation > resource.generation && bucket == resource.bucket;
    }
    match /{anything=**} {
      allow get: if resource == null && request.method == 'get' && request.path[3] == 'public';
    }
    match /limits/{file} {
      allow get: if [1, 2, 3].hasAny([3]) && !member('a') && !member('b') && !member('c');
      allow list: if !member('a') && !member('b') && !member('a');
    }
  }
}`;

const rules = loadStorageRules(RULES, { project: 'demo-cursiv' });
const lookup: Lookup = (path) => {
  if (path === 'courses/c1') return { path, fields: { open: { booleanValue: true } } };
  return path === 'courses/c1/members/ana' ? { path, fields: {} } : undefined;
};

function file(name: string, properties: Partial<RulesObject> = {}): RulesObject {
  const times = { timeCreated: '2026-02-01T00:00:00.500Z', updated: '2026-02-01T00:00:00.500Z' };
  return { name, bucket: 'files', size: 1000, contentType: 'image/png', generation: '7', ...times, ...properties };
}

function judge(
  op: 'get' | 'list' | 'create' | 'update' | 'delete',
  name: string,
  { before, after, caller = ANA }: { before?: RulesObject; after?: RulesObject; caller?: Caller } = {},
) {
  return () => rules.judge(caller, op, { bucket: 'files', name, before, after }, lookup, TIME);
}

describe('Storage rules', () => {
  it('judge uploads by owner, size and type', () => {
    const name = 'avatars/ana/me.png';
    expect(judge('create', name, { after: file(name) })).not.toThrow();
    expect(judge('create', name, { after: file(name, { size: 5 * 1024 * 1024 }) })).toThrow(
      "\nfalse for 'create' @ L9",
    );
    expect(judge('create', name, { after: file(name, { contentType: 'text/html' }) })).toThrow('false');
    expect(judge('create', name, { after: file(name), caller: null })).toThrow('Null value error.');
    expect(judge('create', 'avatars/eva/me.png', { after: file('avatars/eva/me.png') })).toThrow('false');
  });

  it('let read mean get and list, and a statement without a condition allow', () => {
    expect(judge('get', 'avatars/eva/me.png', { caller: null })).not.toThrow();
    expect(judge('list', 'avatars/eva/', { caller: null })).toThrow('No matching allow statements');
  });

  it('see custom metadata before a delete, and nothing after it', () => {
    const name = 'avatars/ana/me.png';
    expect(judge('delete', name, { before: file(name, { metadata: { locked: 'no' } }) })).not.toThrow();
    expect(judge('delete', name, { before: file(name, { metadata: { locked: 'yes' } }) })).toThrow('false');
    expect(judge('delete', name, { before: file(name) })).toThrow('Property locked is undefined on object.');
  });

  it('ask Firestore about members and courses', () => {
    expect(judge('get', 'courses/c1/week/intro.mp4')).not.toThrow();
    expect(judge('get', 'courses/c2/week/intro.mp4')).toThrow("false for 'get'");
    expect(judge('list', 'courses/c1/')).not.toThrow();
    expect(judge('list', 'courses/c2/week/')).toThrow('Service call error. Function: [get]');
  });

  it('compare times and generations by value', () => {
    const name = 'courses/c1/a.pdf';
    const before = file(name);
    expect(judge('update', name, { before, after: file(name, { generation: '10' }) })).not.toThrow();
    expect(judge('update', name, { before, after: file(name, { generation: '6' }) })).toThrow('false');
  });

  it('show a missing file as null and give the path of the request', () => {
    expect(judge('get', 'public/none.txt', { caller: null })).not.toThrow();
    expect(judge('get', 'private/none.txt', { caller: null })).toThrow('false');
  });

  it('read two documents for one request and no third', () => {
    expect(judge('list', 'limits/x')).not.toThrow();
    expect(judge('get', 'limits/x')).toThrow('More than 2 documents.');
  });
});
