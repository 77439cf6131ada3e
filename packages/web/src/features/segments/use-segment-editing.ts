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

const nobody: File[] = [];

export type SegmentEditing = ReturnType<typeof useSegmentEditing>;

/** What is entered of a segment, new or not, and how it is saved. */
export function useSegmentEditing(segment: Segment | null, blank: SegmentInput) {
  const t = useTexts(segmentsTexts);
  const navigate = useNavigate();
  /** Counts how often the fields have to begin anew with what is stored. */
  const [fresh, setFresh] = useState(0);
  const beginAnew = () => setFresh((times) => times + 1);
  const stored = segment === null ? blank : inputOf(segment);
  const editing = useRuleEditing(segment, {
    kind: 'segment',
    // What is picked for a list that is not saved yet is a part of its draft.
    start: { ...stored, picked: nobody },
    right: 'segments.write',
    nameTaken: 'segments.name_taken',
    untitled: t('add'),
    save: useSaveSegment(),
    open: (id) => void navigate({ to: '/segments', search: { id: String(id) }, replace: true }),
  });
  return {
    ...editing,
    picked: editing.draft.picked,
    setPicked: (picked: File[]) => editing.change({ picked }),
    fresh: fresh + editing.fresh,
    wasList: segment !== null && segment.filters === null && segment.query === null,
    isDirty: editing.isDirty || segment === null,
    submit: ({ name, description, filters, ...input }: SegmentInput, done: string) => {
      const query = input.query !== null && hasWords(input.query) ? input.query : null;
      const ids =
        segment === null && filters === null ? editing.draft.picked.map(({ file_id }) => file_id) : undefined;
      editing.submit({ name, description, filters, query, ...(ids && { ids }) }, done, beginAnew);
    },
    reset: () => {
      editing.reset();
      beginAnew();
    },
  };
}
