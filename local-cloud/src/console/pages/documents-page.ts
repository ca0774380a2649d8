import { type Html, html } from '../../auth/pages/html.ts';
import type { DocumentStore } from '../../firestore/store/document-store.ts';
import { childPath, comparePaths, idOf, isDocumentPath } from '../../firestore-model/names/resource-names.ts';
import { time } from '../format.ts';
import { actionButton, table } from '../page-frame.ts';
import { readableFields } from '../readable-fields.ts';
import type { View } from '../view.ts';

/** Documents of a collection on one page. */
const PAGE = 100;
const MICROS_PER_MS = 1000;

/** `/documents?path=`: collections, the documents of one, or one document; undefined when there is nothing at the path. */
export function documentsPage(view: View): Html | undefined {
  const path = view.query.get('path') ?? '';
  const content = path === '' || isDocumentPath(path) ? documentView(view, path) : collectionView(view, path);
  return content && html`${breadcrumbs(view, path)}${content}`;
}

function documentView(view: View, path: string): Html | undefined {
  const { services, language, text } = view;
  const { store } = services.firestore;
  const document = path === '' ? undefined : store.get(path);
  const collections = collectionIds(store, path).map((id) => collectionRow(store, childPath(path, id)));
  if (path === '') return table(text.collections, [text.collections, text.count], collections, text.noDocuments);
  if (!document && collections.length === 0) return undefined;
  const subcollections =
    collections.length === 0
      ? ''
      : html`<h2>${text.subcollections}</h2>${table(text.subcollections, [text.collections, text.count], collections, '')}`;
  if (!document) return html`<p class="empty">${text.onlySubcollections}</p>${subcollections}`;
  const changed = time(new Date(document.updateTime / MICROS_PER_MS), language);
  return html`<h2>${text.fields}</h2>
    <pre tabindex="0" aria-label="${text.fields}">${JSON.stringify(readableFields(document.fields), undefined, 2)}</pre>
    <p class="note">${text.changed} ${changed}</p>
    ${actionButton('/documents/delete', text.delete, { path }, { confirm: text.deleteDocumentConfirm, about: path })}
    ${subcollections}`;
}

function collectionView(view: View, path: string): Html | undefined {
  const { services, text, query } = view;
  const { store } = services.firestore;
  const depth = path.split('/').length + 1;
  const parents = store.collectionsBelow(path).map((below) => below.split('/').slice(0, depth).join('/'));
  const stored = [...store.documentsOf(path)].map((document) => document.path);
  const paths = [...new Set([...stored, ...parents])].sort(comparePaths);
  if (paths.length === 0) return undefined;
  const after = query.get('after');
  const rest = after === null ? paths : paths.filter((item) => comparePaths(item, childPath(path, after)) > 0);
  const shown = rest.slice(0, PAGE);
  const last = shown.at(-1);
  const rows = shown.map((item) => documentRow(view, item));
  const next =
    last === undefined || rest.length === shown.length
      ? ''
      : html`<p><a class="button" href="?${new URLSearchParams({ path, after: idOf(last) }).toString()}">${text.next}</a></p>`;
  return html`${table(idOf(path), [text.document, text.changed], rows, text.noDocuments)}${next}`;
}

function documentRow({ services, language, text }: View, path: string): Html {
  const document = services.firestore.store.get(path);
  const changed = document ? time(new Date(document.updateTime / MICROS_PER_MS), language) : text.onlySubcollections;
  return html`<tr><th scope="row">${link(path, idOf(path))}</th><td>${changed}</td></tr>`;
}

function collectionRow(store: DocumentStore, path: string): Html {
  const count = [...store.documentsOf(path)].length;
  return html`<tr><th scope="row">${link(path, idOf(path))}</th><td>${count}</td></tr>`;
}

function breadcrumbs({ text }: View, path: string): Html {
  const parts = path === '' ? [] : path.split('/');
  const links = parts.map((part, index) => html`<li>${link(parts.slice(0, index + 1).join('/'), part)}</li>`);
  return html`<nav class="crumbs" aria-label="${text.documents}"><ol><li><a href="/documents">${text.root}</a></li>${links}</ol></nav>`;
}

function link(path: string, label: string): Html {
  return html`<a href="/documents?${new URLSearchParams({ path }).toString()}">${label}</a>`;
}

function collectionIds(store: DocumentStore, parent: string): string[] {
  const depth = parent === '' ? 0 : parent.split('/').length;
  const ids = store.collectionsBelow(parent).map((collection) => collection.split('/')[depth] ?? '');
  return [...new Set(ids)].sort();
}
