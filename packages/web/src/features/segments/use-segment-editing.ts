import type { File } from '@earshot/core/files/files.ts';
import type { Segment, SegmentInput } from '@earshot/core/segments/segments.api.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { hasWords } from '../../shared/rules/builder/detection-draft.ts';
import { useRuleEditing } from '../../shared/rules/editor/use-rule-editing.ts';
import { useSaveSegment } from './segments.queries.ts';
import { segmentsTexts } from './segments.texts.ts';

const inputOf = ({ name, description, filters, query }: Segment): SegmentInput => ({
  name,
  description,
  filters: filters ?? (query === null ? null : {}),
  query,
});

export type SegmentEditing = ReturnType<typeof useSegmentEditing>;

/** What is entered of a segment, new or not, and how it is saved. */
export function useSegmentEditing(segment: Segment | null, blank: SegmentInput) {
  const t = useTexts(segmentsTexts);
  const navigate = useNavigate();
  const [picked, setPicked] = useState<File[]>([]);
  /** Counts how often the fields have to begin anew with what is stored. */
  const [fresh, setFresh] = useState(0);
  const beginAnew = () => setFresh((times) => times + 1);
  const editing = useRuleEditing(segment, {
    start: segment === null ? blank : inputOf(segment),
    right: 'segments.write',
    nameTaken: 'segments.name_taken',
    untitled: t('add'),
    save: useSaveSegment(),
    open: (id) => void navigate({ to: '/segments', search: { id: String(id) }, replace: true }),
  });
  return {
    ...editing,
    picked,
    setPicked,
    fresh,
    wasList: segment !== null && segment.filters === null && segment.query === null,
    isDirty: editing.isDirty || segment === null,
    submit: (input: SegmentInput, done: string) => {
      const query = input.query !== null && hasWords(input.query) ? input.query : null;
      const ids =
        segment === null && input.filters === null ? picked.map(({ file_id }) => file_id) : undefined;
      editing.submit({ ...input, query, ...(ids && { ids }) }, done, beginAnew);
    },
    reset: () => {
      editing.reset();
      beginAnew();
    },
  };
}
