import { type Html, html } from '../../auth/pages/html.ts';
import type { EventTrigger, HostedFunction } from '../../functions/hosted-function.ts';
import type { ScheduleState } from '../../functions/schedules/schedules.ts';
import { isSupported } from '../../functions/triggers/firestore-triggers.ts';
import { time } from '../format.ts';
import { actionButton, table } from '../page-frame.ts';
import type { View } from '../view.ts';

/** `/functions`: the functions and their triggers; scheduled ones can be run at once. */
export async function functionsPage(view: View): Promise<Html> {
  const { services, text } = view;
  const functions = [...(await services.functions.all())];
  const schedules = new Map((await services.functions.schedules()).list().map((state) => [state.name, state]));
  const rows = functions.map(([name, run]) => row(view, name, run, schedules));
  const ofSchedules = schedules.size > 0 ? [text.nextRun, text.actions] : [];
  return html`<p class="lead">${text.functionsLead}</p>
    ${table(text.functions, [text.functionName, text.startedBy, ...ofSchedules], rows, text.noFunctions)}`;
}

function row(view: View, name: string, run: HostedFunction, schedules: ReadonlyMap<string, ScheduleState>): Html {
  const schedule = schedules.get(name);
  return html`<tr><th scope="row"><code>${name}</code></th><td>${startedBy(view, run, schedule)}</td>
    ${schedules.size > 0 ? scheduleCells(view, schedule) : ''}</tr>`;
}

function scheduleCells({ text, language }: View, schedule: ScheduleState | undefined): Html {
  if (!schedule) return html`<td></td><td></td>`;
  const { name, next } = schedule;
  return html`<td>${next === undefined ? '' : time(new Date(next), language)}</td>
    <td>${actionButton('/functions/run', text.runNow, { name }, { about: name })}</td>`;
}

function startedBy({ text }: View, { __endpoint }: HostedFunction, schedule: ScheduleState | undefined): Html {
  if (schedule) return html`<code>${schedule.schedule}</code><span class="under">${schedule.timeZone}</span>`;
  if (__endpoint.callableTrigger) return html`${text.byCall}`;
  if (__endpoint.httpsTrigger) return html`${text.byRequest}`;
  const { eventTrigger } = __endpoint;
  return eventTrigger && isSupported(eventTrigger) ? documentEvent(text, eventTrigger) : html`${text.unsupported}`;
}

function documentEvent(text: View['text'], { eventType, eventFilters, eventFilterPathPatterns }: EventTrigger): Html {
  const kind = Object.entries(text.documentEvents).find(([name]) => eventType.endsWith(`.${name}`))?.[1];
  const document = eventFilterPathPatterns?.document ?? eventFilters?.document;
  return html`${kind ?? ''} <code>${String(document)}</code>`;
}
