import { paths } from '@cursiv/shared-platform';
import { Link } from '@cursiv/shared-router';
import { FilterBar, Stack } from '@cursiv/shared-ui';
import { useTeachingT } from './messages/messages.ts';
import { DownloadRoster } from './roster/download-roster.tsx';
import * as styles from './roster/roster.module.css';
import { RosterList } from './roster/roster-list.tsx';
import { useRosterQuestion } from './roster/use-roster-question.ts';
import { TeachingPage } from './teaching-page.tsx';

/** Who learns in a course, and how far they are. */
export default function RosterPage() {
  return (
    <TeachingPage page="roster">
      {({ course, learners }) => <Roster courseId={course.id} learners={learners} />}
    </TeachingPage>
  );
}

function Roster({ courseId, learners }: { courseId: string; learners: number }) {
  const teach = useTeachingT();
  const { question, text, setText, choices, sorting, isNarrowed, clear } = useRosterQuestion(courseId);
  const caption = teach('roster.learners', { count: learners });
  return (
    <Stack gap={3}>
      <details className={styles.known}>
        <summary>{teach('roster.known')}</summary>
        <p>{teach('roster.knownText')}</p>
        <p>
          <Link to={paths.privacy()}>{teach('roster.privacy')}</Link>
        </p>
      </details>
      <FilterBar
        label={teach('roster.searchRegion')}
        search={{ label: teach('roster.search'), text, onChange: setText }}
        choices={choices}
      />
      <div className={styles.tools}>
        <p>{caption}</p>
        <DownloadRoster question={question} />
      </div>
      <RosterList
        key={JSON.stringify(question)}
        caption={caption}
        question={question}
        sorting={sorting}
        isNarrowed={isNarrowed}
        onClear={clear}
      />
    </Stack>
  );
}
