import { type Html, html } from '../../auth/pages/html.ts';
import type { LogEntry } from '../../request-log/log-entry.ts';
import { time } from '../format.ts';
import type { View } from '../view.ts';

/** `/requests`: the log, updated by the page's script. */
export function requestsPage(view: View): Html {
  const { services, text } = view;
  const entries = services.watch.log.entries();
  const headings = [text.time, text.service, text.operation, text.caller, text.status, text.duration];
  return html`<p class="lead">${text.requestsLead}</p>
    <div class="controls">
      <label><input type="checkbox" id="only-refused"> ${text.onlyRefused}</label>
      <button type="button" class="quiet" id="pause" aria-pressed="false" hidden>${text.pause}</button>
      <p id="live" role="status" data-on="${text.live}" data-lost="${text.liveLost}"></p>
    </div>
    <div class="scroll" role="region" aria-label="${text.requests}" tabindex="0"><table>
      <thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
      <tbody id="log" data-after="${entries.at(-1)?.id ?? 0}">${entries.toReversed().map((entry) => requestRow(view, entry))}</tbody>
    </table></div>
    ${entries.length === 0 ? html`<p class="empty" id="no-requests">${text.noRequests}</p>` : ''}`;
}

/** One line of the log, with the reason for a refusal by the rules. */
export function requestRow({ language, text }: View, entry: LogEntry): Html {
  const { at, service, operation, targets, caller, status, durationMs, refusal, fault } = entry;
  const known = caller === 'visitor' || caller === 'owner' ? text[caller] : undefined;
  return html`<tr class="${refusal ? 'refused' : ''}">
    <td>${time(new Date(at), language, true)}</td>
    <td>${service}</td>
    <td class="path"><b>${operation}</b> ${targets.join(', ')}
      ${refusal ? html`<span class="why">${text.refused}: ${refusal.operation} ${refusal.path}<br><code>${refusal.reason}</code></span>` : ''}
      ${fault === undefined ? '' : html`<span class="why">${text.fault}: ${fault}</span>`}</td>
    <td>${known ?? html`<code>${caller}</code>`}</td>
    <td><span class="badge ${status >= 200 && status < 400 ? 'good' : 'bad'}">${status === 0 ? text.noAnswer : status}</span></td>
    <td class="number">${durationMs.toLocaleString(language)} ms</td>
  </tr>`;
}
