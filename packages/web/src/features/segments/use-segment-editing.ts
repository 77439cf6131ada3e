import type { File } from '@earshot/core/files/files.ts';
import type { Segment, SegmentInput } from '@earshot/core/segments/segments.api.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import { hasWords } from '../../shared/rules/builder/detection-draft.ts';
import { useDraft } from '../../shared/rules/editor/use-draft.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
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
  const notify = useNotify();
  const errorText = useErrorText();
  const mayWrite = useMay('segments.write');
  const save = useSaveSegment();
  const [taken, setTaken] = useState<string | null>(null);
  const [picked, setPicked] = useState<File[]>([]);
  /** Counts how often the fields have to begin anew with what is stored. */
  const [fresh, setFresh] = useState(0);
  const { draft, set, isDirty, discard } = useDraft(segment === null ? blank : inputOf(segment));
  useTitle(draft.name || t('add'));
  const closed: 'viewText' | 'lockedText' | null = !mayWrite
    ? 'viewText'
    : segment?.can_change === false
      ? 'lockedText'
      : null;
  const wasList = segment !== null && segment.filters === null && segment.query === null;

  const submit = (input: SegmentInput, done: string) => {
    const query = input.query !== null && hasWords(input.query) ? input.query : null;
    const ids = segment === null && input.filters === null ? picked.map(({ file_id }) => file_id) : undefined;
    save.mutate(
      { id: segment?.id ?? null, body: { ...input, query, ...(ids && { ids }) } },
      {
        onSuccess: (saved) => {
          notify.done(done);
          setFresh((times) => times + 1);
          if (segment === null)
            void navigate({ to: '/segments', search: { id: String(saved.id) }, replace: true });
        },
        onError: (error) => {
          if (error instanceof CallError && error.code === 'segments.name_taken') setTaken(errorText(error));
          else notify.failed(error);
        },
      },
    );
  };

  const reset = () => {
    setTaken(null);
    setFresh((times) => times + 1);
    discard();
  };
  return {
    draft,
    picked,
    setPicked,
    fresh,
    taken,
    mayWrite,
    closed,
    wasList,
    submit,
    reset,
    isDirty: isDirty || segment === null,
    isSaving: save.isPending,
    change: (part: Partial<SegmentInput>) => {
      if (part.name !== undefined) setTaken(null);
      set(part);
    },
  };
}
