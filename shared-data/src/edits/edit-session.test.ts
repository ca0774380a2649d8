import { AppError } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import { startAutosave } from './autosave.ts';
import { EditSession } from './edit-session.ts';
import { isUnsaved, type Stored } from './edit-state.ts';
import { keptDocument, keptOneOf } from './kept/kept-document.ts';
import { mergeFields } from './merge-fields.ts';

interface Page {
  title: string;
  text: string;
}
const pageSchema = z.object({ title: z.string(), text: z.string() });
const titled = (title: string): Page => ({ title, text: '' });

/** A server with one page, and how people open it for editing. */
function pageOnServer(stored: Stored<Page>) {
  const server = { ...stored, failure: undefined as AppError | undefined, saves: [] as string[] };
  const save = async (doc: Page, { rev }: Stored<Page>) => {
    if (server.failure) throw server.failure;
    if (rev !== server.rev) throw new AppError('conflict');
    server.saves.push(doc.title);
    server.doc = { ...doc, title: doc.title.trim() };
    server.rev += 1;
    return { rev: server.rev, doc: server.doc };
  };
  const keptBy = (uid: string) => keptDocument(uid, 'page.p1', pageSchema);
  const openBy = (uid: string) =>
    new EditSession<Page>(
      { stored: { rev: server.rev, doc: server.doc }, kept: keptBy(uid), merge: mergeFields },
      save,
    );
  return { server, openBy, keptBy };
}

const PAGE = { rev: 1, doc: titled('Curs') };

beforeEach(() => localStorage.clear());

describe('what is edited', () => {
  it('waits in the browser until it is saved, and says when that was', async () => {
    const { server, openBy, keptBy } = pageOnServer(PAGE);
    const editing = openBy('ana');
    editing.edit(titled('Cursul'));
    expect(isUnsaved(editing.state())).toBe(true);
    expect(keptBy('ana').read()).toMatchObject({ doc: titled('Cursul'), rev: 1 });
    expect(await editing.save()).toEqual({ status: 'done' });
    expect(editing.state()).toMatchObject({ status: 'saved', rev: 2, savedAt: expect.any(Date) });
    expect(keptBy('ana').read()).toBeUndefined();
    expect(server.saves).toEqual(['Cursul']);
  });

  it('is there again after a reload, only for the person who typed it', () => {
    const { openBy } = pageOnServer(PAGE);
    openBy('ana').edit(titled('Al meu'));
    expect(openBy('dan').state()).toMatchObject({ doc: titled('Curs'), status: 'untouched' });
    const again = openBy('ana').state();
    expect(again).toMatchObject({ doc: titled('Al meu'), status: 'unsaved', restoredFrom: expect.any(Date) });
  });

  it('has nothing unsaved once every edit is taken back', async () => {
    const { server, openBy, keptBy } = pageOnServer(PAGE);
    const editing = openBy('ana');
    editing.edit(titled('Cursul'));
    editing.edit(titled('Curs'));
    expect(editing.state().status).toBe('untouched');
    expect(keptBy('ana').read()).toBeUndefined();
    await editing.save();
    expect(server.saves).toEqual([]);
  });

  it('is shown as it is stored, unless somebody has typed on', async () => {
    const { openBy } = pageOnServer(PAGE);
    const editing = openBy('ana');
    editing.edit(titled(' Cursul '));
    await editing.save();
    expect(editing.state().doc).toEqual(titled('Cursul'));
    editing.edit(titled('Unu '));
    const saving = editing.save();
    editing.edit(titled('Unu și doi'));
    await saving;
    expect(editing.state()).toMatchObject({ doc: titled('Unu și doi'), status: 'unsaved', rev: 3 });
  });

  it('is joined by what is read of the document later, which is no edit', async () => {
    const { openBy } = pageOnServer(PAGE);
    const withText = (page: Page): Page => ({ ...page, text: 'Prima lecție.' });
    const editing = openBy('ana');
    editing.joined(withText);
    expect(editing.state()).toMatchObject({ doc: { text: 'Prima lecție.' }, status: 'untouched' });
    const typing = openBy('dan');
    typing.edit(titled('Cursul'));
    typing.joined(withText);
    expect(typing.state()).toMatchObject({ doc: withText(titled('Cursul')), status: 'unsaved' });
    typing.edit(withText(titled('Curs')));
    expect(typing.state().status).toBe('untouched');
  });

  it('is saved once, however often that is asked for', async () => {
    const { server, openBy } = pageOnServer(PAGE);
    const editing = openBy('ana');
    editing.edit(titled('Cursul'));
    const both = await Promise.all([editing.save(), editing.save()]);
    expect(both).toEqual([{ status: 'done' }, { status: 'busy' }]);
    expect(server.saves).toEqual(['Cursul']);
  });

  it('stays when it cannot be saved, with the reason', async () => {
    const { server, openBy, keptBy } = pageOnServer(PAGE);
    server.failure = new AppError('allowance-spent');
    const editing = openBy('ana');
    editing.edit(titled('Cursul'));
    await editing.save();
    expect(editing.state()).toMatchObject({ status: 'failed', error: 'allowance-spent', doc: titled('Cursul') });
    expect(keptBy('ana').read()).toBeDefined();
  });

  it('gives way to what is stored when it is given up', () => {
    const { openBy, keptBy } = pageOnServer(PAGE);
    const editing = openBy('ana');
    editing.edit(titled('Al meu'));
    editing.discard();
    expect(editing.state()).toMatchObject({ doc: titled('Curs'), status: 'untouched' });
    expect(keptBy('ana').read()).toBeUndefined();
  });
});

describe('somebody else’s newer version', () => {
  it('is not overwritten unasked, and both sides’ text stays until the person decides', async () => {
    const { server, openBy, keptBy } = pageOnServer(PAGE);
    const editing = openBy('ana');
    Object.assign(server, { rev: 2, doc: titled('Al lui Dan') });
    editing.edit(titled('Al meu'));
    await editing.save();
    editing.edit(titled('Tot al meu'));
    expect(editing.state().status).toBe('conflict');
    expect(keptBy('ana').read()?.doc).toEqual(titled('Tot al meu'));
    await editing.overwrite(async () => server.rev);
    expect(server.saves).toEqual(['Tot al meu']);
    expect(editing.state()).toMatchObject({ status: 'saved', rev: 3 });
  });

  it('meets edits that were kept from an older one as a conflict', async () => {
    const { server, openBy } = pageOnServer(PAGE);
    openBy('ana').edit(titled('Al meu'));
    Object.assign(server, { rev: 2, doc: titled('Al lui Dan') });
    const editing = openBy('ana');
    expect(editing.state().newer).toEqual({ rev: 2, doc: titled('Al lui Dan') });
    expect(await editing.save()).toMatchObject({ status: 'failed', code: 'conflict' });
  });

  it('is followed by a page without edits, and announced to one with edits', () => {
    const { openBy } = pageOnServer(PAGE);
    const editing = openBy('ana');
    const newer = { rev: 2, doc: titled('Al lui Dan') };
    editing.arrived(newer);
    expect(editing.state()).toMatchObject({ ...newer, status: 'untouched' });
    editing.edit(titled('Al meu'));
    const newest = { rev: 3, doc: titled('Iar al lui Dan') };
    editing.arrived(newest);
    expect(editing.state()).toMatchObject({ doc: titled('Al meu'), newer: newest });
  });

  it('takes the edits over, field by field', async () => {
    const { server, openBy } = pageOnServer(PAGE);
    const editing = openBy('ana');
    editing.edit({ title: 'Curs', text: 'Al meu' });
    Object.assign(server, { rev: 2, doc: titled('Al lui Dan') });
    editing.arrived({ rev: 2, doc: titled('Al lui Dan') });
    editing.carryOver();
    expect(editing.state()).toMatchObject({ doc: { title: 'Al lui Dan', text: 'Al meu' }, newer: undefined });
    expect(await editing.save()).toEqual({ status: 'done' });
  });
});

describe('a new document', () => {
  const open = (id?: string) => keptOneOf('ana', 'page', pageSchema, id, () => `id${Math.random()}`);

  it('keeps the id that it gets at its first save over a reload, and waits under it from then on', () => {
    const { id, kept } = open();
    kept.keep({ doc: titled('Nou'), rev: 0, at: 0 });
    expect(open()).toMatchObject({ id });
    kept.clear();
    kept.keep({ doc: titled('Nou și salvat'), rev: 1, at: 0 });
    expect(open().kept.read()).toBeUndefined();
    expect(open(id).kept.read()?.doc).toEqual(titled('Nou și salvat'));
  });
});

describe('edits that save themselves', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function write() {
    const { server, openBy } = pageOnServer(PAGE);
    const editing = openBy('ana');
    return { server, editing, stop: startAutosave(editing) };
  }

  it('do so three seconds after the last one', async () => {
    const { server, editing } = write();
    editing.edit(titled('C'));
    await jest.advanceTimersByTimeAsync(2000);
    editing.edit(titled('Cursul'));
    await jest.advanceTimersByTimeAsync(2999);
    expect(server.saves).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(server.saves).toEqual(['Cursul']);
  });

  it('go on with what was typed during a save', async () => {
    const { server, editing } = write();
    editing.edit(titled('Unu'));
    const saving = editing.save();
    editing.edit(titled('Unu și doi'));
    await saving;
    await jest.advanceTimersByTimeAsync(3000);
    expect(server.saves).toEqual(['Unu', 'Unu și doi']);
  });

  it('wait for the person after a conflict', async () => {
    const { server, editing } = write();
    server.rev = 2;
    editing.edit(titled('Al meu'));
    await jest.advanceTimersByTimeAsync(3000);
    expect(editing.state().status).toBe('conflict');
    editing.edit(titled('Tot al meu'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(server.saves).toEqual([]);
  });

  it('try again when the connection was gone, each time after a longer wait', async () => {
    const { server, editing } = write();
    server.failure = new AppError('offline');
    editing.edit(titled('Cursul'));
    await editing.save();
    await jest.advanceTimersByTimeAsync(1_000);
    server.failure = undefined;
    await jest.advanceTimersByTimeAsync(1_999);
    expect(server.saves).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(server.saves).toEqual(['Cursul']);
  });

  it('stop with the editor, and are kept', async () => {
    const { server, editing, stop } = write();
    editing.edit(titled('Cursul'));
    stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(server.saves).toEqual([]);
  });
});
