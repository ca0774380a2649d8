import type { ResourcesPayload } from '@cursiv/shared-domain';
import { type HeadContext, type PageHead, paths } from '@cursiv/shared-platform';
import { translate } from '../../messages/messages.ts';
import { breadcrumbFacts } from '../../shared/facts/breadcrumb-facts.ts';

/** The head of the resource list, at either of its two addresses. */
export function head(_data: ResourcesPayload, context: HeadContext): PageHead {
  const t = translate(context.locale);
  const facts = [breadcrumbFacts([[t('resources.title'), paths.resources()]], context)];
  return { title: t('resources.title'), description: t('resources.lead'), path: paths.resources(), facts };
}
