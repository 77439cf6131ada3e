import type { File } from '@earshot/core/files/files.ts';
import { type Segment, SegmentInput } from '@earshot/core/segments/segments.api.ts';
import { useNavigate } from '@tanstack/react-router';
import { AudioLines, Lock } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import { hasWords } from '../../shared/rules/builder/detection-draft.ts';
import { RuleHead } from '../../shared/rules/editor/RuleHead.tsx';
import { SaveCard } from '../../shared/rules/editor/SaveCard.tsx';
import { savingTexts } from '../../shared/rules/editor/saving.texts.ts';
import { useDraft } from '../../shared/rules/editor/use-draft.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import '../../shared/rules/builder/builder.css';
import '../../shared/rules/editor/live-test.css';
import '../../shared/rules/editor/rule-editor.css';
import { FilterCalls, FilterFields } from './FilterSegment.tsx';
import { HandPicked } from './HandPicked.tsx';
import { SegmentFields } from './SegmentFields.tsx';
import './segments.css';
import { useLockSegment, useSaveSegment } from './segments.queries.ts';
import { segmentsTexts } from './segments.texts.ts';

const inputOf = ({ name, description, filters, query }: Segment): SegmentInput => ({
  name,
  description,
  filters: filters ?? (query === null ? null : {}),
  query,
});

/** A segment as it is being written; it is new where there is none. */
export function SegmentEditor({ segment, blank }: { segment: Segment | null; blank: SegmentInput }) {
  const t = useTexts(segmentsTexts);
  const s = useTexts(savingTexts);
  const w = useTexts(words);
  const navigate = useNavigate();
  const notify = useNotify();
  const errorText = useErrorText();
  const mayWrite = useMay('segments.write');
  const save = useSaveSegment();
  const lock = useLockSegment();
  const [taken, setTaken] = useState<string | null>(null);
  const [picked, setPicked] = useState<File[]>([]);
  /** Counts how often the fields have to begin anew with what is stored. */
  const [fresh, setFresh] = useState(0);
  const { draft, set, isDirty, discard } = useDraft(segment === null ? blank : inputOf(segment));
  useTitle(draft.name || t('add'));
  const closed = !mayWrite ? 'viewText' : segment?.can_change === false ? 'lockedText' : null;
  const name = draft.name.trim();
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

  return (
    <div className="page rule-page">
      <RuleHead
        kind="segment"
        title={segment === null ? t('add') : segment.name}
        back={{ to: '/segments', label: t('title') }}
        rule={segment}
        mayWrite={mayWrite}
        onLock={(locked) =>
          segment &&
          lock.mutate(
            { id: segment.id, locked },
            {
              onSuccess: () => notify.done(s(locked ? 'lockedNow' : 'unlockedNow')),
              onError: notify.failed,
            },
          )
        }
        onRestore={
          closed === null
            ? (body, version) => {
                const { data } = SegmentInput.safeParse(body);
                if (data) submit(data, s('restored', { version }));
              }
            : undefined
        }
      >
        {segment && segment.files !== 0 && (
          <ButtonLink
            variant="outlined"
            startIcon={<AudioLines size={15} />}
            to="/files"
            search={{ segments: String(segment.id) }}
          >
            {t('openCalls')}
          </ButtonLink>
        )}
      </RuleHead>
      <div className="rule-editor">
        <div className="rule-left">
          {closed && (
            <p className="notice tone-info">
              <Lock size={16} aria-hidden /> {s(closed)}
            </p>
          )}
          <SegmentFields
            value={draft}
            disabled={closed !== null}
            taken={taken}
            wasList={wasList}
            isNew={segment === null}
            onChange={(change) => {
              if (change.name !== undefined) setTaken(null);
              set(change);
            }}
          />
          {draft.filters !== null && (
            <FilterFields
              key={fresh}
              filters={draft.filters}
              query={draft.query}
              disabled={closed !== null}
              onChange={set}
            />
          )}
          {closed === null && (
            <SaveCard
              preview={undefined}
              canSave={name.length >= 3 && taken === null}
              isDirty={isDirty || segment === null}
              isSaving={save.isPending}
              onSave={() => submit({ ...draft, name }, segment === null ? t('created') : w('saved'))}
              onDiscard={() => {
                setTaken(null);
                setFresh((times) => times + 1);
                discard();
              }}
            />
          )}
        </div>
        {draft.filters === null ? (
          <HandPicked
            id={wasList ? segment.id : null}
            picked={picked}
            onPick={setPicked}
            disabled={closed !== null || (segment !== null && !wasList)}
          />
        ) : (
          <FilterCalls filters={draft.filters} query={draft.query} />
        )}
      </div>
    </div>
  );
}
