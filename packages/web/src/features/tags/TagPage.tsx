import { type Tag, TagInput, tagNameLength } from '@earshot/core/tags/tags.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { useNameProblem } from '../../shared/lengths/use-length-issue.ts';
import { RuleEditor } from '../../shared/rules/editor/RuleEditor.tsx';
import { RuleHead } from '../../shared/rules/editor/RuleHead.tsx';
import { words } from '../../shared/words.texts.ts';
import { TagFields } from './TagFields.tsx';
import { tagQuery, useLockTag } from './tags.queries.ts';
import { tagsTexts } from './tags.texts.ts';
import { type TagEditing, useTagEditing } from './use-tag-editing.ts';

/** One tag, or a new one where there is no id. */
export function TagPage({ id }: { id: number | null }) {
  const query = useQuery({ ...tagQuery(id ?? 0), enabled: id !== null });
  const isLate = useLate(query.isLoading);
  if (id === null) return <Editor tag={null} />;
  if (query.data) return <Editor tag={query.data} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <div className="page rule-page">{isLate && <Skeleton height={420} radius={12} />}</div>;
}

function Editor({ tag }: { tag: Tag | null }) {
  const t = useTexts(tagsTexts);
  const w = useTexts(words);
  const editing = useTagEditing(tag);
  const { draft, taken, closed, submit } = editing;
  const name = draft.name.trim();
  const problemOf = useNameProblem(t('name'));
  return (
    <div className="page rule-page">
      <TagHead tag={tag} editing={editing} />
      <RuleEditor
        kind="tag"
        id={tag?.id ?? null}
        version={tag?.version ?? null}
        detection={draft.detection}
        onDetection={(detection) => editing.change({ detection })}
        closed={closed}
        problem={problemOf(draft, tagNameLength, taken)}
        isDirty={editing.isDirty}
        drafting={editing.drafting}
        isSaving={editing.isSaving}
        onSave={(apply) => submit({ ...draft, name }, apply, tag === null ? t('created') : w('saved'))}
        onDiscard={editing.reset}
      >
        <TagFields value={draft} disabled={closed !== null} taken={taken} onChange={editing.change} />
      </RuleEditor>
    </div>
  );
}

function TagHead({ tag, editing }: { tag: Tag | null; editing: TagEditing }) {
  const t = useTexts(tagsTexts);
  const lock = useLockTag();
  const { mayWrite, closed, submit } = editing;
  return (
    <RuleHead
      kind="tag"
      title={tag === null ? t('add') : tag.name}
      back={{ to: '/tags', label: t('title') }}
      rule={tag}
      mayWrite={mayWrite}
      lock={lock}
      input={TagInput}
      onRestore={closed === null ? (body, done) => submit(body, 'from_now_on', done) : undefined}
    />
  );
}
