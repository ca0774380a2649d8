import type { CourseCard as CourseCardData, FoundIn } from '@cursiv/shared-domain';
import { paths } from '@cursiv/shared-platform';
import { Card, CardTitle, Cluster, Cover, hueFor, LocalizedText, Tag } from '@cursiv/shared-ui';
import { FoundInLine } from '../lists/found-in-line.tsx';
import { CourseFacts } from './course-facts.tsx';
import { Score } from './score.tsx';

type CourseCardProps = {
  course: CourseCardData;
  /** Where a search matched, when nothing else here shows it. */
  foundIn?: FoundIn | undefined;
  level?: 2 | 3;
  /** Set for the cards that are visible when a page opens. */
  priority?: boolean;
};

/** A course in a list of courses. */
export function CourseCard({ course, foundIn, level = 3, priority = false }: CourseCardProps) {
  const hue = hueFor(course.categoryId);
  return (
    <Card
      media={
        <Cover
          title={course.title.text}
          seed={course.id}
          subject={course.categoryId}
          {...course.cover}
          priority={priority}
        />
      }
      footer={<CourseFacts course={course} />}
    >
      <Cluster justify="between">
        <Tag hue={hue}>{course.categoryName}</Tag>
        <Score average={course.ratingAvg} count={course.ratingCount} />
      </Cluster>
      <CardTitle to={paths.course(course.id)} level={level}>
        <LocalizedText {...course.title} marked />
      </CardTitle>
      <p>
        <LocalizedText {...course.subtitle} />
      </p>
      {foundIn && <FoundInLine found={foundIn} />}
    </Card>
  );
}
