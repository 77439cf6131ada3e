import { CallFilters } from '@earshot/core/files/call-filters.ts';
import type { File } from '@earshot/core/files/files.ts';
import { type Segment, SegmentInput } from '@earshot/core/segments/segments.api.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { AudioLines, Lock } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { useTitle } from '../../lib/use-title.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { hasWords, readQuery } from '../../shared/rules/detection-draft.ts';
import { RuleHead } from '../../shared/rules/RuleHead.tsx';
import { SaveCard } from '../../shared/rules/SaveCard.tsx';
import { savingTexts } from '../../shared/rules/saving.texts.ts';
import { useDraft } from '../../shared/rules/use-draft.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import '../../shared/rules/builder.css';
import '../../shared/rules/live-test.css';
import '../../shared/rules/rule-editor.css';
import { FilterCalls, FilterFields } from './FilterSegment.tsx';
import { HandPicked } from './HandPicked.tsx';
import './segments.css';
import { segmentQuery, useLockSegment, useSaveSegment } from './segments.queries.ts';
import { segmentsTexts } from './segments.texts.ts';

type From = { filters?: string | undefined; query?: string | undefined };

/** One segment, or a new one where there is no id. */
export function SegmentPage({ id, from }: { id: number | null; from?: From }) {
  const query = useQuery({ ...segmentQuery(id ?? 0), enabled: id !== null });
  const isLate = useLate(query.isLoading);
  const { filters, query: words } = from ?? {};
  const blank = useMemo(() => blankOf(filters, words), [filters, words]);
  if (id === null) return <Editor segment={null} blank={blank} />;
  if (query.data) return <Editor segment={query.data} blank={blank} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <div className="page rule-page">{isLate && <Skeleton height={420} radius={12} />}</div>;
}

function blankOf(filters: string | undefined, query: string | undefined): SegmentInput {
  return { name: '', description: '', filters: readFilters(filters), query: readQuery(query) };
}

function readFilters(text: string | undefined): CallFilters {
  try {
    return CallFilters.safeParse(JSON.parse(text ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

const inputOf = ({ name, description, filters, query }: Segment): SegmentInput => ({
  name,
  description,
  filters: filters ?? (query === null ? null : {}),
  query,
});

function Editor({ segment, blank }: { segment: Segment | null; blank: SegmentInput }) {
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
  const [wasLeft, setWasLeft] = useState(false);
  const [picked, setPicked] = useState<File[]>([]);
  /** Counts how often the fields have to begin anew with what is stored. */
  const [fresh, setFresh] = useState(0);
  const { draft, set, isDirty, discard } = useDraft(segment === null ? blank : inputOf(segment));
  useTitle(draft.name || t('add'));
  const closed = !mayWrite ? 'viewText' : segment?.can_change === false ? 'lockedText' : null;
  const name = draft.name.trim();
  const isShort = wasLeft && name.length < 3;
  const isFilter = draft.filters !== null;
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
            void navigate({ to: '/segments', search: { id: String(saved.id) } as never, replace: true });
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
          <Button
            variant="outlined"
            startIcon={<AudioLines size={15} />}
            component={Link}
            {...({ to: '/files', search: { segments: String(segment.id) } } as object)}
          >
            {t('openCalls')}
          </Button>
        )}
      </RuleHead>
      <div className="rule-editor">
        <div className="rule-left">
          {closed && (
            <p className="notice tone-info">
              <Lock size={16} aria-hidden /> {s(closed)}
            </p>
          )}
          <section className="card rule-fields">
            <TextField
              fullWidth
              label={t('name')}
              value={draft.name}
              disabled={closed !== null}
              autoFocus={segment === null}
              error={isShort || taken !== null}
              helperText={taken ?? (isShort ? t('length') : ' ')}
              onBlur={() => setWasLeft(true)}
              onChange={(event) => {
                setTaken(null);
                set({ name: event.target.value });
              }}
              slotProps={{ htmlInput: { maxLength: 100 } }}
            />
            <TextField
              fullWidth
              multiline
              label={t('description')}
              value={draft.description}
              disabled={closed !== null}
              onChange={(event) => set({ description: event.target.value })}
              slotProps={{ htmlInput: { maxLength: 1000 } }}
            />
            <Choice
              label={t('kind')}
              value={isFilter ? 'filter' : 'list'}
              options={(['filter', 'list'] as const).map((value) => ({
                value,
                label: t(value),
                disabled: closed !== null,
              }))}
              onChange={(kind) =>
                set(kind === 'list' ? { filters: null, query: null } : { filters: draft.filters ?? {} })
              }
            />
            {isFilter && wasList && <p className="sm t2">{t('listBecomesFilter')}</p>}
          </section>
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
