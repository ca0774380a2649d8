// Stands in for Google's api.js, which the SDK loads before a popup and which needs the network: when `gapi.iframes.Iframe`
// is already there, @firebase/auth downloads nothing. Works in the app's page (opens the helper frame) and in the helper
// frame itself (talks to its parent). Only what the SDK calls is here; underneath it is postMessage.
(() => {
  /** Requests and replies with one other window; a reply carries the id of its request. */
  function openChannel(peer) {
    const handlers = new Map();
    const waiting = new Map();
    let lastId = 0;
    window.addEventListener('message', (event) => {
      const message = event.data?.localCloudFrame;
      if (!message || event.source !== peer()) return;
      if (message.replyTo !== undefined) {
        deliver(waiting.get(message.replyTo), message.data);
        waiting.delete(message.replyTo);
        return;
      }
      const handler = handlers.get(message.type);
      if (!handler) return;
      Promise.resolve(handler(message.data)).then((data) => {
        event.source.postMessage({ localCloudFrame: { replyTo: message.id, data } }, event.origin);
      }, console.error);
    });
    return {
      register: (type, handler) => handlers.set(type, handler),
      send: (type, data, callback) => {
        lastId += 1;
        if (callback) waiting.set(lastId, callback);
        peer().postMessage({ localCloudFrame: { id: lastId, type, data } }, '*');
      },
    };
  }

  /** The SDK's webStorageSupport callback throws after it has succeeded, as it does with Google's own script. */
  function deliver(callback, data) {
    try {
      callback?.([data]);
    } catch (error) {
      console.debug('The SDK threw in a frame callback:', error);
    }
  }

  function openFrame({ url, where, attributes }, ready) {
    const frame = document.createElement('iframe');
    Object.assign(frame.style, attributes?.style);
    frame.setAttribute('aria-hidden', 'true');
    frame.tabIndex = -1;
    frame.src = url;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    (where ?? document.body).append(frame);
    return ready({
      ...openChannel(() => frame.contentWindow),
      restyle: () => Promise.resolve(),
      ping: (callback) => loaded.then(() => callback?.()),
    });
  }

  let parentFrame;
  function getParentIframe() {
    parentFrame ??= openChannel(() => window.parent);
    return parentFrame;
  }

  const acceptAll = () => true;

  window.gapi = {
    load: (_feature, options) => setTimeout(typeof options === 'function' ? options : options.callback, 0),
    iframes: {
      Iframe: class {},
      CROSS_ORIGIN_IFRAMES_FILTER: acceptAll,
      getContext: () => ({ open: openFrame, getParentIframe }),
    },
  };
})();
