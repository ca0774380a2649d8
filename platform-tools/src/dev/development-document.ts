import { type SiteOrigins, securityPolicy } from '@cursiv/shared-platform';
import { inlineHashesOf } from '../serve/document/document-policy.ts';
import { sectionId, sourceOrigin } from './development-ports.ts';

/**
 * React reports to refresh runtimes through this hook only if the hook exists before React loads. Each section brings
 * its own runtime, and without the hook a change would reach none of them.
 */
const REFRESH_HOOK = `<script>
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
    renderers: new Map(),
    supportsFiber: true,
    inject(renderer) {
      this.renderers.set(this.renderers.size + 1, renderer);
      return this.renderers.size;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
</script>`;

/**
 * The shell's document for working on the source of the named sections, and its policy: the visitors' own, plus the
 * addresses of the source.
 */
export function developmentDocument(document: string, origins: SiteOrigins, developed: readonly string[]) {
  const overrides = developed.map((section) => `${sectionId(section)}@${sourceOrigin(section)}`).join(',');
  const meta = `<meta name="cursiv-sources" content="${overrides}">`;
  const html = document.replace('<head>', `<head>\n${meta}\n${REFRESH_HOOK}`);
  const sources = developed.map(sourceOrigin);
  const sockets = ['http://localhost:3000', ...sources].map((origin) => origin.replace('http', 'ws'));
  const policy = securityPolicy(
    { ...origins, sections: [...origins.sections, ...sources], services: [...origins.services, ...sockets] },
    inlineHashesOf(html),
  );
  return { html, policy };
}
