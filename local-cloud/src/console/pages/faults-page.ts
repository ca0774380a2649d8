import { type Html, html } from '../../auth/pages/html.ts';
import type { Fault } from '../../faults/fault.ts';
import { SERVICES } from '../../http/service-name.ts';
import { actionButton, table } from '../page-frame.ts';
import type { View } from '../view.ts';

/** Statuses worth trying: the SDKs treat them differently. */
const STATUSES = [401, 403, 404, 409, 429, 500, 503];

/** `/faults`: the faults to inject. */
export function faultsPage(view: View): Html {
  const { services, text } = view;
  const faults = services.faults.list();
  const headings = [text.service, text.path, text.latency, text.answer, text.times];
  const rows = faults.map((fault) => row(view, fault));
  return html`<p class="lead">${text.faultsLead}</p>
    <h2>${text.faultsNow}</h2>
    ${table(text.faultsNow, headings, rows, text.noFaults)}
    ${faults.length > 0 ? actionButton('/faults/clear', text.clearFaults) : ''}
    <h2>${text.addFault}</h2>
    ${form(view)}`;
}

function row({ text }: View, { service, path = '', latencyMs, status, drop, times }: Fault): Html {
  return html`<tr><th scope="row">${service}</th><td class="path"><code>${path}</code></td><td class="number">${latencyMs ?? ''}</td>
    <td>${drop ? text.dropped : (status ?? text.asUsual)}</td><td>${times ?? text.always}</td></tr>`;
}

function form({ text }: View): Html {
  const services = SERVICES.map((service) => html`<option>${service}</option>`);
  const statuses = STATUSES.map((status) => html`<option>${status}</option>`);
  return html`<form method="post" action="/faults/add" class="fields">
    <label>${text.service} <select name="service">${services}</select></label>
    <label>${text.answer} <select name="answer">
      <option value="">${text.asUsual}</option>${statuses}<option value="drop">${text.dropped}</option></select></label>
    <label>${text.latency} <input name="latencyMs" type="number" min="0" max="600000"></label>
    <label>${text.times} <input name="times" type="number" min="1" aria-describedby="times-help">
      <small id="times-help">${text.timesHelp}</small></label>
    <label>${text.path} <input name="path" autocomplete="off" spellcheck="false" aria-describedby="path-help">
      <small id="path-help">${text.pathHelp}</small></label>
    <button>${text.addFault}</button>
  </form>`;
}
