import type { DraftUnit } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { useEffectEvent, useMemo } from 'react';
import { useT } from '../../../messages/messages.ts';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { useAround } from '../authoring-context.ts';
import { newPartId } from '../draft/new-part-id.ts';
import { useAuthoringT } from '../messages/messages.ts';
import { lessonPlace, unitPlace } from './drag/drop-place.ts';
import type { DropAt, OutlineActions } from './outline-context.ts';
import { useOutlineWords } from './outline-words.ts';

const NEW_LESSON_SEC = 300;

/** Where a part stands: its unit, and its place among its neighbours. */
function whereIs(outline: readonly DraftUnit[], id: string) {
  const unitIndex = outline.findIndex((unit) => unit.id === id || unit.lessons.some((lesson) => lesson.id === id));
  const unit = outline[unitIndex];
  const index = unit?.lessons.findIndex((lesson) => lesson.id === id) ?? -1;
  return { unit, unitIndex, lesson: unit?.lessons[index], index };
}

/** What is done to the outline: edited, announced, and with the keyboard where it was. */
export function useOutlineActions(drag: OutlineActions['drag']) {
  const t = useT();
  const authoringT = useAuthoringT();
  const words = useOutlineWords();
  const textOf = useTextOf();
  const { courseId, present, edit, focus, announce, open } = useAround();
  const where = (id: string) => whereIs(present().content.outline, id);
  const nameOf = (id: string) => {
    const { unit, lesson } = where(id);
    const title = textOf((lesson ?? unit)?.title ?? {}, present().content.baseLocale);
    return title || t(lesson ? 'untitledLesson' : 'untitledSection');
  };
  const tellPlace = (id: string) => {
    const { unit, unitIndex, lesson, index } = where(id);
    if (!unit) return;
    const name = nameOf(id);
    announce(
      lesson
        ? words('movedInto', { name, unit: nameOf(unit.id), place: index + 1, count: unit.lessons.length })
        : authoringT('movedTo', { name, place: unitIndex + 1, count: present().content.outline.length }),
    );
  };
  const moveLesson: OutlineActions['moveLesson'] = (id, by, focusId) => {
    edit({ type: 'moveLesson', id, by });
    focus(focusId);
    tellPlace(id);
  };
  const moveUnit: OutlineActions['moveUnit'] = (id, by, focusId) => {
    edit({ type: 'moveUnit', id, by });
    focus(focusId);
    tellPlace(id);
  };
  const removed = (name: string, back: () => void) =>
    toast(authoringT('removed', { name }), { action: { label: authoringT('undo'), onSelect: back } });
  const removeLesson = (id: string) => {
    const { unit, lesson, index } = where(id);
    if (!unit || !lesson) return;
    const name = nameOf(id);
    edit({ type: 'removeLesson', id });
    removed(name, () => edit({ type: 'addLesson', unitId: unit.id, lesson, index }));
  };
  const removeUnit = (id: string) => {
    const { unit, unitIndex } = where(id);
    if (!unit) return;
    const name = nameOf(id);
    edit({ type: 'removeUnit', id });
    removed(name, () => edit({ type: 'addUnit', unit, index: unitIndex }));
  };
  const addLesson = (unitId: string) => {
    const id = newPartId();
    edit({
      type: 'addLesson',
      unitId,
      lesson: { id, type: 'text', title: {}, freePreview: false, durationSec: NEW_LESSON_SEC },
    });
    open({ of: 'lesson', id });
    focus(`title-${id}`);
  };
  const addUnit = () => {
    const id = newPartId();
    edit({ type: 'addUnit', unit: { id, title: {}, lessons: [] } });
    open({ of: 'unit', id });
    focus(`title-${id}`);
  };
  const drop = (id: string, over: DropAt) => {
    const { outline } = present().content;
    const isUnit = outline.some((unit) => unit.id === id);
    const unitAt = isUnit ? unitPlace(outline, id, over) : undefined;
    const lessonAt = isUnit ? undefined : lessonPlace(outline, id, over);
    if (unitAt !== undefined) edit({ type: 'placeUnit', id, index: unitAt });
    else if (lessonAt) edit({ type: 'placeLesson', id, ...lessonAt });
    else return announce(words('left', { name: nameOf(id) }));
    focus(`line-${id}`);
    tellPlace(id);
  };
  const now = { moveLesson, moveUnit, removeLesson, removeUnit, addLesson, drag };
  const act = useEffectEvent(<Name extends keyof typeof now>(name: Name) => now[name]);
  const stable = useMemo(
    (): OutlineActions => ({
      courseId,
      openLesson: (id) => open({ of: 'lesson', id }),
      openUnit: (id) => open({ of: 'unit', id }),
      addLesson: (...of) => act('addLesson')(...of),
      moveLesson: (...of) => act('moveLesson')(...of),
      moveUnit: (...of) => act('moveUnit')(...of),
      removeLesson: (...of) => act('removeLesson')(...of),
      removeUnit: (...of) => act('removeUnit')(...of),
      drag: (...of) => act('drag')(...of),
    }),
    [courseId, open],
  );
  return { actions: stable, addUnit, drop, nameOf };
}
