import { type Html, html } from '../../auth/pages/html.ts';
import type { CounterValues } from '../../counters/counters.ts';
import { formatBytes, time } from '../format.ts';
import { actionButton } from '../page-frame.ts';
import type { View } from '../view.ts';

/** `/`: the amount of stored data, its hosted cost, and the actions on all of it. */
export function overviewPage(view: View): Html {
  const { services, language, text } = view;
  const { firestore, storage, auth, watch } = services;
  const documents = firestore.store
    .collectionsBelow('')
    .reduce((sum, collection) => sum + [...firestore.store.documentsOf(collection)].length, 0);
  const number = (value: number) => value.toLocaleString(language);
  return html`<p class="lead">${text.lead}</p>
    <h2>${text.stored}</h2>
    <ul class="figures">
      ${figureLink('/accounts', text.accounts, number(auth.accounts.count()))}
      ${figureLink('/documents', text.documents, number(documents))}
      ${figureLink('/files', text.files, number(storage.list().length))}
    </ul>
    ${counters(view, watch.counters.values())}
    ${wholeData(view)}`;
}

function figureLink(href: string, label: string, value: string): Html {
  return html`<li><a href="${href}"><b>${value}</b> ${label}</a></li>`;
}

function counters({ language, text }: View, values: CounterValues): Html {
  const { firestore, storage, functions } = values;
  const sent = firestore.bytesOut + storage.bytesOut + functions.bytesOut + values.auth.bytesOut;
  const number = (value: number) => value.toLocaleString(language);
  const figures: [string, string][] = [
    [text.documentReads, number(firestore.documentReads)],
    [text.ruleReads, number(firestore.ruleReads)],
    [text.documentWrites, number(firestore.documentWrites)],
    [text.documentDeletes, number(firestore.documentDeletes)],
    [text.indexReads, number(firestore.indexReads)],
    [text.storageOperations, number(storage.operations)],
    [text.bytesStored, formatBytes(storage.bytesStored, language)],
    [text.functionCalls, number(functions.calls)],
    [text.bytesOut, formatBytes(sent, language)],
  ];
  return html`<h2>${text.counters}</h2>
    <dl class="counters">${figures.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
    <p class="note">${text.since} ${time(new Date(values.since), language)}</p>
    ${actionButton('/counters/reset', text.resetCounters)}`;
}

function wholeData({ text }: View): Html {
  return html`<h2>${text.data}</h2>
    <div class="choices">
      <section><h3>${text.export}</h3><p>${text.exportHelp}</p>
        <a class="button" href="/export" download>${text.export}</a></section>
      <section><h3>${text.import}</h3><p>${text.importHelp}</p>
        <form method="post" action="/import" enctype="multipart/form-data" data-confirm="${text.importConfirm}">
          <label>${text.importFile} <input type="file" name="state" accept=".ndjson" required></label>
          <button class="danger">${text.import}</button></form></section>
      <section><h3>${text.reset}</h3><p>${text.resetHelp}</p>
        ${actionButton('/reset', text.reset, {}, { confirm: text.resetConfirm })}</section>
    </div>`;
}
