// Answers the app with the Google account that was picked: the popup finds the SDK's helper frame among its opener's
// frames (same origin as this page) and hands it the event; the SDK then signs in and closes the popup.
(() => {
  const query = new URLSearchParams(location.search);
  const storageKey = `${query.get('apiKey')}:${query.get('appName')}`;
  const problem = document.getElementById('problem');

  function answer(claims) {
    const answerUrl = new URL(location.pathname, location.origin);
    answerUrl.searchParams.set('providerId', query.get('providerId'));
    answerUrl.searchParams.set('id_token', JSON.stringify(claims));
    const authEvent = {
      type: query.get('authType'),
      eventId: query.get('eventId'),
      urlResponse: answerUrl.href,
      sessionId: 'local',
      postBody: '',
      tenantId: null,
      error: null,
    };
    const frame = helperFrame();
    if (!frame) {
      problem.hidden = false;
      return;
    }
    frame.postMessage({ eventType: 'sendAuthEvent', data: { authEvent, storageKey } }, location.origin);
  }

  function helperFrame() {
    const frames = window.opener
      ? Array.from({ length: window.opener.frames.length }, (_, i) => window.opener.frames[i])
      : [];
    return frames.find((frame) => storageKeyOf(frame) === storageKey);
  }

  /** `undefined` for a frame of another origin. */
  function storageKeyOf(frame) {
    try {
      const parameters = new URLSearchParams(frame.location.search);
      return `${parameters.get('apiKey')}:${parameters.get('appName')}`;
    } catch (error) {
      if (error instanceof DOMException) return undefined;
      throw error;
    }
  }

  for (const button of document.querySelectorAll('button[data-claims]')) {
    button.addEventListener('click', () => answer(JSON.parse(button.dataset.claims)));
  }
  document.getElementById('other-account').addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const email = String(fields.get('email')).trim().toLowerCase();
    const name = String(fields.get('name')).trim();
    answer({ sub: `local-${email}`, email, email_verified: true, name });
  });
  for (const button of document.querySelectorAll('button')) button.disabled = false;
})();
