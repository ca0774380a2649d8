import type { Payloads } from '@cursiv/shared-domain';
import { type HeadContext, type PageHead, paths } from '@cursiv/shared-platform';
import { translate } from '../../messages/messages.ts';
import { breadcrumbFacts } from '../../shared/facts/breadcrumb-facts.ts';
import { personFacts } from '../../shared/facts/person-facts.ts';
import { translateList } from './messages/messages.ts';

/** The head of the expert list, with each expert. */
export function head({ experts }: Payloads['experts'], context: HeadContext): PageHead {
  const t = translate(context.locale);
  const people = experts.map((expert) => personFacts(expert, context));
  const trail = breadcrumbFacts([[t('experts.title'), paths.experts()]], context);
  return { title: t('experts.title'), description: translateList(context.locale)('lead'), facts: [trail, ...people] };
}
