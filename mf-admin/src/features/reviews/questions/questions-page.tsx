import { type ListedQuestion, LOCALES, QUESTION_STATES } from '@cursiv/shared-domain';
import { useSearchText } from '@cursiv/shared-router';
import { DocumentTitle, FilterBar, Page, Stack, useChoice } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useBulk } from '../../../shared/bulk/use-bulk.ts';
import type { AskedContributions } from '../contributions/bulk/contribution-moves.ts';
import { ContributionsDialog } from '../contributions/bulk/contributions-dialog.tsx';
import { useContributionsT } from '../contributions/messages/messages.ts';
import { useContributionRulings } from '../contributions/use-contribution-rulings.ts';
import * as styles from '../reviews.module.css';
import { HideDialog } from '../ruling/hide-dialog.tsx';
import { useFocusOnceClosed } from '../ruling/use-focus-once-closed.ts';
import { asContribution } from './as-contribution.ts';
import { FoundQuestions } from './found-questions.tsx';
import { useQuestionsT } from './messages/messages.ts';
import { useHiding } from './use-hiding.ts';

/** What people ask under the lessons of all courses, reported or not. */
export default function QuestionsPage() {
  const t = useT();
  const contributionsT = useContributionsT();
  const questionsT = useQuestionsT();
  const { text, setText, wanted: search } = useSearchText();
  const [state, chooseState] = useChoice('status', QUESTION_STATES);
  const [locale, chooseLocale] = useChoice('language', LOCALES);
  const wanted = { search, state, locale };
  const bulk = useBulk<AskedContributions>();
  const [asked, setAsked] = useState<readonly ListedQuestion[]>([]);
  const [hiding, setHiding] = useState<ListedQuestion>();
  const [region, moveFocus] = useFocusOnceClosed<HTMLElement>(hiding !== undefined);
  const rule = useHiding(hiding ? [hiding] : asked);
  const rulings = useContributionRulings(moveFocus, rule);
  return (
    <Page title={questionsT('title')} intro={questionsT('lead')}>
      <DocumentTitle>{questionsT('title')}</DocumentTitle>
      <Stack gap={3}>
        <FilterBar
          label={questionsT('searchRegion')}
          search={{ label: questionsT('search'), placeholder: questionsT('searchShort'), text, onChange: setText }}
          choices={[
            {
              id: 'status',
              label: questionsT('state'),
              any: questionsT('anyState'),
              value: state ?? '',
              options: QUESTION_STATES.map((value) => ({ value, label: questionsT(`states.${value}`) })),
              onChoose: chooseState,
            },
            {
              id: 'language',
              label: questionsT('language'),
              any: questionsT('anyLanguage'),
              value: locale ?? '',
              options: LOCALES.map((value) => ({ value, label: t(`locale.${value}`) })),
              onChoose: chooseLocale,
            },
          ]}
        />
        <section ref={region} tabIndex={-1} aria-label={questionsT('title')} className={styles.region}>
          <FoundQuestions
            key={[search === '', state, locale].join()}
            wanted={wanted}
            bulk={bulk}
            onAsk={setAsked}
            onHide={setHiding}
          />
        </section>
      </Stack>
      {bulk.asked && <ContributionsDialog {...bulk.asked} rule={rule} onClose={bulk.end} />}
      {hiding && (
        <HideDialog
          of={{
            id: hiding.id,
            title: contributionsT('hideTitle', { name: hiding.authorName }),
            text: contributionsT('hideText'),
            likely: undefined,
            writtenIn: [hiding.locale],
          }}
          onHide={(chosen) => rulings.hide(asContribution(hiding), chosen)}
          onClose={() => setHiding(undefined)}
        />
      )}
    </Page>
  );
}
