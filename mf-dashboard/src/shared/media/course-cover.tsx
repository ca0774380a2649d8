import { openFile, useLoad } from '@cursiv/shared-data';
import { type CourseCover as Chosen, pictureAddress } from '@cursiv/shared-domain';
import { Cover } from '@cursiv/shared-ui';
import { useCallback } from 'react';
import type { ReadableCourse } from '../courses/readable-course.ts';
import { useTextOf } from '../use-text-of.ts';

type CourseCoverProps = {
  course: Pick<ReadableCourse, 'id' | 'title' | 'baseLocale' | 'categoryId' | 'cover'>;
  /** Whether it is shown as its author has it in the draft, which visitors do not see. */
  isDraft?: boolean;
  priority?: boolean;
};

/** A course's cover: its author's picture, or one drawn from its subject. */
export function CourseCover({ course, isDraft = false, priority = false }: CourseCoverProps) {
  const { id, title, baseLocale, categoryId, cover } = course;
  const textOf = useTextOf();
  const drawn = { title: textOf(title, baseLocale), seed: id, subject: categoryId, priority };
  if (!cover) return <Cover {...drawn} />;
  const alt = cover.isDecorative ? '' : textOf(cover.alt, baseLocale);
  return isDraft ? (
    <OwnCover {...drawn} cover={cover} alt={alt} />
  ) : (
    <Cover {...drawn} src={pictureAddress(cover.path)} alt={alt} />
  );
}

type OwnCoverProps = { title: string; seed: string; subject: string; priority: boolean; cover: Chosen; alt: string };

function OwnCover({ cover: { path }, ...shown }: OwnCoverProps) {
  const address = useLoad(useCallback(() => openFile(path), [path]));
  return <Cover {...shown} {...(address.status === 'ready' && { src: address.value })} />;
}
