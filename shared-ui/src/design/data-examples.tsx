import { useState } from 'react';
import { Badge, type BadgeProps } from '../data/badge.tsx';
import { ProgressBar } from '../data/figures/progress-bar.tsx';
import { Rating } from '../data/figures/rating.tsx';
import { Stat } from '../data/figures/stat.tsx';
import { DefinitionList } from '../data/lists/definition-list.tsx';
import { Facts } from '../data/lists/facts.tsx';
import { Table } from '../data/table/table.tsx';
import type { Sort } from '../data/table/table-props.ts';
import { Tag } from '../data/tag.tsx';
import { Cover } from '../identity/cover.tsx';
import { hueFor } from '../identity/hue-for.ts';
import { Card } from '../layout/card/card.tsx';
import { CardTitle } from '../layout/card/card-title.tsx';
import { Cluster } from '../layout/cluster.tsx';
import { Breadcrumbs } from '../layout/navigation/breadcrumbs.tsx';
import { Specimen } from './themes.tsx';
import { useWords } from './words.ts';

/** Components that show data: state words, numbers, cards, tables. */
export function DataExamples() {
  const words = useWords();
  const facts = [
    { id: 'lessons', text: words.lessons },
    { id: 'duration', text: words.duration },
  ];
  return (
    <>
      <Specimen name="Badge, Tag">
        <Badges />
        <Tag hue={hueFor('technology')}>{words.category}</Tag>
      </Specimen>
      <Specimen name="ProgressBar, Rating, Stat">
        <ProgressBar value={7 / 12} label={words.progress} valueText={words.progressText} />
        <Rating value={4.5} label={words.rating} />
        <Stat label={words.learners} value="1.248" note={words.learnersNote} />
      </Specimen>
      <Specimen name="Breadcrumbs, Facts, DefinitionList">
        <Breadcrumbs
          label={words.outline}
          items={[
            { label: words.firstStep, to: '/courses' },
            { label: words.course, to: '/' },
          ]}
        />
        <Facts items={facts} />
        <DefinitionList items={facts.map(({ id, text }) => ({ id, term: words.progress, value: text }))} />
      </Specimen>
      <Specimen name="Card, CardTitle">
        {(['plain', 'raised'] as const).map((variant) => (
          <Card
            key={variant}
            variant={variant}
            media={<Cover title={words.course} seed="technology" />}
            footer={<Facts items={facts} />}
          >
            <CardTitle to="/courses">{words.course}</CardTitle>
            <p>{words.courseText}</p>
          </Card>
        ))}
      </Specimen>
      <Specimen name="Table">
        <People />
      </Specimen>
    </>
  );
}

function Badges() {
  const words = useWords();
  const badges: [NonNullable<BadgeProps['tone']>, string][] = [
    ['neutral', words.draft],
    ['accent', words.new],
    ['progress', words.inReview],
    ['success', words.published],
    ['warning', words.changes],
    ['danger', words.suspended],
  ];
  return (
    <Cluster>
      {badges.map(([tone, text]) => (
        <Badge key={tone} tone={tone}>
          {text}
        </Badge>
      ))}
      <Badge size="small">{words.onlyRo}</Badge>
    </Cluster>
  );
}

function People() {
  const words = useWords();
  const [sort, setSort] = useState<Sort | null>({ column: 'name', direction: 'ascending' });
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['a']));
  const rows = [
    { id: 'a', name: words.person, role: words.role },
    { id: 'b', name: words.value, role: words.learners },
  ];
  return (
    <Table
      caption={words.results}
      columns={[
        { id: 'name', header: words.name, cell: (row) => row.name, sortable: true, rowHeader: true },
        { id: 'role', header: words.role, cell: (row) => row.role, sortable: true },
      ]}
      rows={rows}
      rowKey={(row) => row.id}
      sort={{ value: sort, onChange: setSort }}
      selection={{ keys, onChange: setKeys, allLabel: words.all, rowLabel: (row) => row.name }}
      stacked
    />
  );
}
