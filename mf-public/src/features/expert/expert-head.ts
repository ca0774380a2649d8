import type { Payloads } from '@cursiv/shared-domain';
import { type HeadContext, type PageHead, paths } from '@cursiv/shared-platform';
import { translate } from '../../messages/messages.ts';
import { breadcrumbFacts } from '../../shared/facts/breadcrumb-facts.ts';
import { personFacts } from '../../shared/facts/person-facts.ts';

/** The head of an expert's page. */
export function head({ expert }: Payloads['expert'], context: HeadContext): PageHead {
  const t = translate(context.locale);
  const steps = [
    [t('experts.title'), paths.experts()],
    [expert.displayName, paths.expert(expert.id)],
  ] as const;
  return {
    title: expert.displayName,
    description: expert.headline.text,
    kind: 'profile',
    facts: [personFacts(expert, context), breadcrumbFacts(steps, context)],
  };
}
