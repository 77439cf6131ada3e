import { type Tag, TagInput, tagNameLength } from '@earshot/core/tags/tags.api.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Skeleton } from '../../components/Skeleton.tsx';
import { CallError } from '../../lib/call.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { useTitle } from '../../lib/use-title.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { RuleEditor } from '../../shared/rules/editor/RuleEditor.tsx';
import { RuleHead } from '../../shared/rules/editor/RuleHead.tsx';
import type { ApplyTo } from '../../shared/rules/editor/SaveCard.tsx';
import { savingTexts } from '../../shared/rules/editor/saving.texts.ts';
import { useDraft } from '../../shared/rules/editor/use-draft.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { TagFields } from './TagFields.tsx';
import { tagQuery, useLockTag, useSaveTag } from './tags.queries.ts';
import { tagsTexts } from './tags.texts.ts';

/** One tag, or a new one where there is no id. */
export function TagPage({ id }: { id: number | null }) {
  const query = useQuery({ ...tagQuery(id ?? 0), enabled: id !== null });
  const isLate = useLate(query.isLoading);
  if (id === null) return <Editor tag={null} />;
  if (query.data) return <Editor tag={query.data} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <div className="page rule-page">{isLate && <Skeleton height={420} radius={12} />}</div>;
}

const blank: TagInput = { name: '', color: 'grey', weight: 0, detection: null };
const inputOf = ({ name, color, weight, detection }: Tag): TagInput => ({ name, color, weight, detection });

function Editor({ tag }: { tag: Tag | null }) {
  const t = useTexts(tagsTexts);
  const s = useTexts(savingTexts);
  const w = useTexts(words);
  const navigate = useNavigate();
  const notify = useNotify();
  const errorText = useErrorText();
  const mayWrite = useMay('tags.write');
  const save = useSaveTag();
  const lock = useLockTag();
  const [taken, setTaken] = useState<string | null>(null);
  const { draft, set, isDirty, discard } = useDraft(tag === null ? blank : inputOf(tag));
  useTitle(draft.name || t('add'));
  const closed = !mayWrite ? 'role' : tag?.can_change === false ? 'locked' : null;
  const name = draft.name.trim();

  const submit = (body: TagInput, apply: ApplyTo, done: string) =>
    save.mutate(
      { id: tag?.id ?? null, body: { ...body, apply } },
      {
        onSuccess: (saved) => {
          notify.done(done);
          if (tag === null) void navigate({ to: '/tags', search: { id: String(saved.id) }, replace: true });
        },
        onError: (error) => {
          if (error instanceof CallError && error.code === 'tags.name_taken') setTaken(errorText(error));
          else notify.failed(error);
        },
      },
    );

  return (
    <div className="page rule-page">
      <RuleHead
        kind="tag"
        title={tag === null ? t('add') : tag.name}
        back={{ to: '/tags', label: t('title') }}
        rule={tag}
        mayWrite={mayWrite}
        onLock={(locked) =>
          tag &&
          lock.mutate(
            { id: tag.id, locked },
            {
              onSuccess: () => notify.done(s(locked ? 'lockedNow' : 'unlockedNow')),
              onError: notify.failed,
            },
          )
        }
        onRestore={
          closed === null
            ? (body, version) => {
                const { data } = TagInput.safeParse(body);
                if (data) submit(data, 'from_now_on', s('restored', { version }));
              }
            : undefined
        }
      />
      <RuleEditor
        kind="tag"
        id={tag?.id ?? null}
        detection={draft.detection}
        onDetection={(detection) => set({ detection })}
        closed={closed}
        isValid={name.length >= tagNameLength.least && taken === null && TagInput.safeParse(draft).success}
        isDirty={isDirty}
        isSaving={save.isPending}
        onSave={(apply) => submit({ ...draft, name }, apply, tag === null ? t('created') : w('saved'))}
        onDiscard={() => {
          setTaken(null);
          discard();
        }}
      >
        <TagFields
          value={draft}
          disabled={closed !== null}
          taken={taken}
          onChange={(change) => {
            if (change.name !== undefined) setTaken(null);
            set(change);
          }}
        />
      </RuleEditor>
    </div>
  );
}
