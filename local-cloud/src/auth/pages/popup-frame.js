// The hidden helper frame of the SDK: tells the app's page that storage works, and passes on what the popup answered.
(() => {
  const query = new URLSearchParams(location.search);
  const storageKey = `${query.get('apiKey')}:${query.get('appName')}`;
  const app = window.gapi.iframes.getContext().getParentIframe();

  function send(authEvent) {
    app.send('authEvent', { type: 'authEvent', authEvent });
  }

  app.register('webStorageSupport', () => ({ status: 'ACK', webStorageSupport: true }));
  window.addEventListener('message', ({ origin, data }) => {
    if (origin !== location.origin || data?.eventType !== 'sendAuthEvent') return;
    if (data.data.storageKey === storageKey) send(data.data.authEvent);
  });
  // The SDK waits for a first event: there is no redirect result to report.
  send({ type: 'unknown', error: { code: 'auth/no-auth-event' } });
})();
