import { type Segment, SegmentInput, segmentNameLength } from '@earshot/core/segments/segments.api.ts';
import { AudioLines, Lock } from 'lucide-react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useNameProblem } from '../../shared/lengths/use-length-issue.ts';
import { RuleHead } from '../../shared/rules/editor/RuleHead.tsx';
import { SaveCard } from '../../shared/rules/editor/SaveCard.tsx';
import { savingTexts } from '../../shared/rules/editor/saving.texts.ts';
import { words } from '../../shared/words.texts.ts';
import '../../shared/rules/builder/builder.css';
import '../../shared/rules/editor/live-test.css';
import '../../shared/rules/editor/rule-editor.css';
import { FilterCalls, FilterFields } from './FilterSegment.tsx';
import { HandPicked } from './HandPicked.tsx';
import { SegmentFields } from './SegmentFields.tsx';
import './segments.css';
import { useLockSegment } from './segments.queries.ts';
import { segmentsTexts } from './segments.texts.ts';
import { type SegmentEditing, useSegmentEditing } from './use-segment-editing.ts';

type Props = { segment: Segment | null; editing: SegmentEditing };

/** A segment as it is being written; it is new where there is none. */
export function SegmentEditor({ segment, blank }: { segment: Segment | null; blank: SegmentInput }) {
  const editing = useSegmentEditing(segment, blank);
  const { draft, wasList } = editing;
  return (
    <div className="page rule-page">
      <SegmentHead segment={segment} editing={editing} />
      <div className="rule-editor">
        <SegmentForm segment={segment} editing={editing} />
        {draft.filters === null ? (
          <HandPicked
            id={wasList && segment !== null ? segment.id : null}
            picked={editing.picked}
            onPick={editing.setPicked}
            disabled={editing.closed !== null || (segment !== null && !wasList)}
          />
        ) : (
          <FilterCalls filters={draft.filters} query={draft.query} />
        )}
      </div>
    </div>
  );
}

function SegmentHead({ segment, editing }: Props) {
  const t = useTexts(segmentsTexts);
  const lock = useLockSegment();
  const { mayWrite, closed, submit } = editing;
  return (
    <RuleHead
      kind="segment"
      title={segment === null ? t('add') : segment.name}
      back={{ to: '/segments', label: t('title') }}
      rule={segment}
      mayWrite={mayWrite}
      lock={lock}
      input={SegmentInput}
      onRestore={closed === null ? submit : undefined}
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
  );
}

function SegmentForm({ segment, editing }: Props) {
  const t = useTexts(segmentsTexts);
  const s = useTexts(savingTexts);
  const w = useTexts(words);
  const { draft, closed, taken, change, submit } = editing;
  const name = draft.name.trim();
  const problemOf = useNameProblem(t('name'), t('description'));
  return (
    <div className="rule-left">
      {closed && (
        <p className="notice tone-info">
          <Lock size={16} aria-hidden /> {s(closed === 'role' ? 'viewText' : 'lockedText')}
        </p>
      )}
      <SegmentFields
        value={draft}
        disabled={closed !== null}
        taken={taken}
        wasList={editing.wasList}
        isNew={segment === null}
        onChange={change}
      />
      {draft.filters !== null && (
        <FilterFields
          key={editing.fresh}
          filters={draft.filters}
          query={draft.query}
          disabled={closed !== null}
          onChange={change}
        />
      )}
      {closed === null && (
        <SaveCard
          preview={undefined}
          problem={problemOf(draft, segmentNameLength, taken)}
          isDirty={editing.isDirty}
          drafting={editing.drafting}
          isSaving={editing.isSaving}
          onSave={() => submit({ ...draft, name }, segment === null ? t('created') : w('saved'))}
          onDiscard={editing.reset}
        />
      )}
    </div>
  );
}
