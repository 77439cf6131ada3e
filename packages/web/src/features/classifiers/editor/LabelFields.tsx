import { longestLabel } from '@earshot/core/classifiers/classifiers.ts';
import { tagColors } from '@earshot/core/tags/tag-colors.ts';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Funnel, Trash2 } from 'lucide-react';
import { IconAction } from '../../../components/IconAction.tsx';
import { NumberBox } from '../../../components/NumberBox.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { emptyQuery } from '../../../shared/rules/builder/detection-draft.ts';
import { QueryFields } from '../../../shared/rules/builder/QueryFields.tsx';
import { tagColorTexts } from '../../../shared/rules/editor/tag-colors.texts.ts';
import { goalKinds, goals, type LabelDraft } from './classifier-draft.ts';
import { editorTexts } from './editor.texts.ts';

type Props = {
  /** From 1. */
  place: number;
  label: LabelDraft;
  /** How many examples would go with it. */
  examples: number;
  disabled: boolean;
  onChange: (part: Partial<LabelDraft>) => void;
  onRemove: () => void;
};

/** A label: its colour and name, from when on it is given, and the words that propose examples of it. */
export function LabelFields({ place, label, examples, disabled, onChange, onRemove }: Props) {
  const e = useTexts(editorTexts);
  const { advanced_filter: filter } = label;
  return (
    <li className="label-line" data-testid={`label-${place}`}>
      <div className="label-row">
        <ColorSelect {...{ place, label, disabled, onChange }} />
        <TextField
          className="label-name"
          size="small"
          value={label.name}
          placeholder={e('labelName', { place })}
          disabled={disabled}
          onChange={(event) => onChange({ name: event.target.value })}
          slotProps={{ htmlInput: { 'aria-label': e('labelName', { place }), maxLength: longestLabel } }}
        />
        <span className="label-goal">
          <GoalFields {...{ place, label, disabled, onChange }} />
        </span>
        <span className="label-tools">
          {examples > 0 && (
            <span className="sm mut num">{e('examples', { shown: formatNumber(examples) })}</span>
          )}
          {!disabled && (
            <>
              <Button
                size="small"
                startIcon={<Funnel size={14} />}
                aria-expanded={filter !== null}
                onClick={() => onChange({ advanced_filter: filter === null ? emptyQuery : null })}
              >
                {e(filter === null ? 'filter' : 'noFilter')}
              </Button>
              <IconAction size="small" label={e('removeLabel', { place })} onClick={onRemove}>
                <Trash2 size={14} />
              </IconAction>
            </>
          )}
        </span>
      </div>
      {filter !== null && (
        <fieldset className="plain label-filter" aria-label={e('filterOf', { place })}>
          <p className="sm t2">{e('filterHelp')}</p>
          <QueryFields
            query={filter}
            disabled={disabled}
            onChange={(advanced_filter) => onChange({ advanced_filter })}
          />
        </fieldset>
      )}
    </li>
  );
}

type PartProps = Pick<Props, 'place' | 'label' | 'disabled' | 'onChange'>;

function ColorSelect({ place, label, disabled, onChange }: PartProps) {
  const e = useTexts(editorTexts);
  const c = useTexts(tagColorTexts);
  return (
    <SmallSelect
      label={e('colorOf', { place })}
      value={label.color}
      disabled={disabled}
      options={tagColors.map((value) => ({
        value,
        label: (
          <span className={`row tag-${value}`}>
            <i className="label-dot" aria-hidden /> {c(value)}
          </span>
        ),
      }))}
      onChange={(color) => onChange({ color })}
    />
  );
}

/** From which probability on it is given. */
function GoalFields({ place, label: { goal }, disabled, onChange }: PartProps) {
  const e = useTexts(editorTexts);
  const percent = {
    label: e('goalValue', { place }),
    scale: 100,
    unit: '%',
    disabled,
  };
  return (
    <>
      <SmallSelect
        label={e('goalOf', { place })}
        value={goal.kind}
        disabled={disabled}
        options={goalKinds.map((value) => ({
          value,
          label: e(`goal_${value}`),
        }))}
        onChange={(kind) => onChange({ goal: goals[kind] })}
      />
      {goal.kind === 'precision' && (
        <NumberBox
          {...percent}
          value={goal.least}
          min={0.5}
          max={0.99}
          onChange={(least) => least !== null && onChange({ goal: { ...goal, least } })}
        />
      )}
      {goal.kind === 'fixed' && (
        <NumberBox
          {...percent}
          value={goal.at}
          min={0.01}
          max={0.99}
          onChange={(at) => at !== null && onChange({ goal: { ...goal, at } })}
        />
      )}
    </>
  );
}
