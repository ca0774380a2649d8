import { type Html, html } from '../../auth/pages/html.ts';
import type { StoredObject } from '../../storage/objects/stored-object.ts';
import { formatBytes, time } from '../format.ts';
import { actionButton, table } from '../page-frame.ts';
import type { View } from '../view.ts';

/** `/files`: the contents of the buckets. */
export function filesPage(view: View): Html {
  const { services, text } = view;
  const headings = [text.fileName, text.type, text.size, text.changed, text.actions];
  const rows = services.storage.list().map((object) => row(view, object));
  return table(text.files, headings, rows, text.noFiles);
}

function row({ language, text }: View, { bucket, name, contentType, size, updated }: StoredObject): Html {
  const about = name;
  const address = `/files/open?${new URLSearchParams({ bucket, name }).toString()}`;
  return html`<tr>
    <th scope="row" class="path">${name}</th>
    <td>${contentType}</td>
    <td class="number">${formatBytes(size, language)}</td>
    <td>${time(new Date(updated), language)}</td>
    <td class="actions"><a class="button" href="${address}">${text.open}<span class="hidden"> ${name}</span></a>
      ${actionButton('/files/delete', text.delete, { bucket, name }, { confirm: text.deleteFileConfirm, about })}</td>
  </tr>`;
}
