/** Asks before a form does what cannot be undone. */
document.addEventListener('submit', (event) => {
  const question = event.target.dataset.confirm;
  if (question && !window.confirm(question)) event.preventDefault();
});

/** The log keeps as many lines as the server does. */
const MAX_ROWS = 500;

function follow(log) {
  const state = document.querySelector('#live');
  const pause = document.querySelector('#pause');
  let after = log.dataset.after;
  let source;

  const add = (event) => {
    after = event.lastEventId;
    log.insertAdjacentHTML('afterbegin', event.data);
    log.rows[MAX_ROWS]?.remove();
    document.querySelector('#no-requests')?.remove();
  };
  const start = () => {
    const query = new URLSearchParams({ after, lang: document.documentElement.lang });
    source = new EventSource(`/requests/live?${query}`);
    source.addEventListener('message', add);
    source.addEventListener('open', () => {
      state.textContent = state.dataset.on;
    });
    source.addEventListener('error', () => {
      state.textContent = state.dataset.lost;
    });
  };
  pause.hidden = false;
  pause.addEventListener('click', () => {
    const isPaused = pause.getAttribute('aria-pressed') === 'false';
    pause.setAttribute('aria-pressed', String(isPaused));
    state.textContent = '';
    if (isPaused) source.close();
    else start();
  });
  start();
}

const log = document.querySelector('#log');
if (log) follow(log);
