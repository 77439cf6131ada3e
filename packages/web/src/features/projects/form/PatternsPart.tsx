import type { Pattern } from '@earshot/core/patterns/patterns.api.ts';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { FilterSelect } from '../../../components/FilterSelect.tsx';
import { IconAction } from '../../../components/IconAction.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useDescribe } from '../../../shared/rules/builder/describe.ts';
import { formTexts } from '../form.texts.ts';
import { useNames } from '../use-trigger-words.ts';
import { FormPart, type PartProps } from './FormPart.tsx';
import { TagSelect } from './TagSelect.tsx';
import { tagFor, withoutPattern, withTag } from './triggers-draft.ts';

/** The patterns, any of which finds a call, with the tag of each and what it finds. */
export function PatternsPart({ draft, change, disabled, preview }: PartProps) {
  const t = useTexts(formTexts);
  const { patterns: all = [] } = useNames();
  const left = all.filter(({ id }) => !draft.patterns.includes(id));
  const { patterns, triggers } = draft;
  return (
    <FormPart title={t('patterns')} help={t('patternsHelp')}>
      {patterns.length > 0 && (
        <ul className="form-patterns">
          {patterns.map((id) => (
            <PatternLine
              key={id}
              id={id}
              pattern={all.find((one) => one.id === id)}
              files={preview.answer?.patterns.find((one) => one.id === id)?.files}
              disabled={disabled}
              tag={draft.kind === 'monitoring' ? (tagFor(triggers, id) ?? null) : undefined}
              onTag={(tag) => change({ triggers: withTag(triggers, id, tag) })}
              onRemove={() => change(withoutPattern(draft, id))}
            />
          ))}
        </ul>
      )}
      {!disabled && left.length > 0 && (
        <span className="form-add">
          <FilterSelect
            label={t('addPattern')}
            every={t('addPattern')}
            value={undefined}
            options={left.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(id) => id !== undefined && change({ patterns: [...patterns, Number(id)] })}
          />
        </span>
      )}
    </FormPart>
  );
}

type LineProps = {
  id: number;
  pattern: Pattern | undefined;
  /** Calls that it finds by itself, once that is known. */
  files: number | undefined;
  disabled: boolean;
  /** Undefined where nothing is marked. */
  tag: number | null | undefined;
  onTag: (tag: number | undefined) => void;
  onRemove: () => void;
};

function PatternLine({ id, pattern, files, disabled, tag, onTag, onRemove }: LineProps) {
  const t = useTexts(formTexts);
  const describe = useDescribe();
  const name = pattern?.name ?? `#${id}`;
  return (
    <li data-testid={`form-pattern-${id}`}>
      <span className="form-pattern-name">
        <Link to="/patterns" search={{ id: String(id) }} className="med">
          {name}
        </Link>
        {pattern && <span className="rule-words">{describe.detection(pattern.detection)}</span>}
      </span>
      {tag !== undefined && (
        <TagSelect
          label={t('tagOf', { name })}
          value={tag ?? undefined}
          disabled={disabled}
          onChange={onTag}
        />
      )}
      <b className="num form-count">{files === undefined ? '' : formatNumber(files)}</b>
      {!disabled && (
        <IconAction size="small" label={t('removePattern', { name })} onClick={onRemove}>
          <X size={14} />
        </IconAction>
      )}
    </li>
  );
}
