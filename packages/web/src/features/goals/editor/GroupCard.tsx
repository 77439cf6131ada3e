import type { Hint } from '@earshot/core/goals/lint.ts';
import type { GroupInput, QuestionInput } from '@earshot/core/goals/questions.ts';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { Plus } from 'lucide-react';
import { formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { goalTexts } from '../../../shared/goals/goals.texts.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import { editorTexts } from './editor.texts.ts';
import {
  type At,
  addQuestion,
  copyQuestion,
  type Groups,
  moveGroup,
  moveQuestion,
  pointsOf,
  removeQuestion,
  withGroup,
  withQuestion,
} from './goal-draft.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionLine } from './QuestionLine.tsx';
import type { Standing } from './standing.ts';

type Props = {
  group: GroupInput;
  at: number;
  groups: Groups;
  hints: readonly Hint[];
  standingOf: (question: QuestionInput) => Standing;
  open: At | null;
  disabled: boolean;
  onOpen: (at: At | null) => void;
  onGroups: (groups: GroupInput[]) => void;
};

/** A group with its questions; the one that is open is edited in place. */
export function GroupCard({ group, at, groups, hints, standingOf, open, disabled, onOpen, onGroups }: Props) {
  return (
    <section aria-label={group.name} className="goal-group">
      <GroupHead {...{ group, at, groups, disabled, onOpen, onGroups }} />
      {group.questions.map((question, place) => {
        const here = { group: at, question: place };
        const isOpen = open?.group === at && open.question === place;
        const number = `${at + 1}.${place + 1}`;
        const actions = !disabled && (
          <ActionsMenu
            name={question.text}
            onMove={(step) => {
              const moved = moveQuestion(groups, here, step);
              onGroups(moved.groups);
              if (isOpen) onOpen(moved.at);
            }}
            onCopy={() => onGroups(copyQuestion(groups, here))}
            onRemove={() => {
              onGroups(removeQuestion(groups, here));
              onOpen(null);
            }}
          />
        );
        return isOpen ? (
          <QuestionForm
            key={question.id ?? `new-${number}`}
            {...{ question, number, actions, disabled }}
            standing={standingOf(question)}
            hints={hints.filter((hint) => hint.question === place)}
            onChange={(part) => onGroups(withQuestion(groups, here, part))}
            onFold={() => onOpen(null)}
          />
        ) : (
          <QuestionLine
            key={question.id ?? `new-${number}`}
            {...{ question, number, actions }}
            standing={standingOf(question)}
            hints={hints.filter((hint) => hint.question === place)}
            onOpen={() => onOpen(here)}
          />
        );
      })}
    </section>
  );
}

function GroupHead({
  group,
  at,
  groups,
  disabled,
  onOpen,
  onGroups,
}: Omit<Props, 'hints' | 'open' | 'standingOf'>) {
  const t = useTexts(editorTexts);
  const g = useTexts(goalTexts);
  const all = groups.reduce((sum, one) => sum + pointsOf(one), 0);
  return (
    <div className="goal-group-head">
      <TextField
        size="small"
        variant="standard"
        value={group.name}
        disabled={disabled}
        onChange={(event) => onGroups(withGroup(groups, at, { name: event.target.value }))}
        slotProps={{ htmlInput: { 'aria-label': t('groupName'), maxLength: 100 } }}
      />
      <span className="chip small num">{formatPercent(all === 0 ? 0 : pointsOf(group) / all)}</span>
      <span className="row sm" title={g('mustPass')}>
        <Switch
          size="small"
          checked={group.is_control}
          disabled={disabled}
          onChange={(_, is_control) => onGroups(withGroup(groups, at, { is_control }))}
          slotProps={{ input: { 'aria-label': `${t('control')}: ${group.name}` } }}
        />
        {t('control')}
      </span>
      <span className="push" />
      {!disabled && (
        <>
          <Button
            size="small"
            startIcon={<Plus size={14} />}
            aria-label={t('addQuestionTo', { name: group.name })}
            onClick={() => {
              onGroups(addQuestion(groups, at));
              onOpen({ group: at, question: group.questions.length });
            }}
          >
            {t('addQuestion')}
          </Button>
          <ActionsMenu
            name={group.name}
            onMove={(step) => {
              onOpen(null);
              onGroups(moveGroup(groups, at, step));
            }}
            onRemove={
              groups.length > 1
                ? () => {
                    onOpen(null);
                    onGroups(groups.toSpliced(at, 1));
                  }
                : undefined
            }
          />
        </>
      )}
    </div>
  );
}
