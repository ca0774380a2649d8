import type { Payloads } from '@cursiv/shared-domain';
import { type HeadContext, type PageHead, paths } from '@cursiv/shared-platform';
import { translate } from '../../messages/messages.ts';
import { breadcrumbFacts } from '../../shared/facts/breadcrumb-facts.ts';

/** The head of one resource, in the languages in which it is published. */
export function head({ resource }: Payloads['resource'], context: HeadContext): PageHead {
  const t = translate(context.locale);
  const { id, title, summary, locales, access } = resource;
  const steps = [
    [t('resources.title'), paths.resources()],
    [title.text, paths.resource(id)],
  ] as const;
  const facts = {
    '@type': 'LearningResource',
    url: context.address(paths.resource(id)),
    name: title.text,
    description: summary.text,
    inLanguage: locales,
    isAccessibleForFree: access === 'public',
  };
  return {
    title: title.text,
    description: summary.text,
    locales,
    kind: 'article',
    facts: [facts, breadcrumbFacts(steps, context)],
  };
}
