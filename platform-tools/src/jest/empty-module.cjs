// CSS Modules return their own class names; other assets an empty string.
module.exports = new Proxy({ __esModule: true }, { get: (target, name) => (name in target ? target[name] : name) });
