import { speakerRoles } from '@earshot/core/call/role.ts';
import { metricNames } from '@earshot/core/metrics/flat-metrics.ts';
import type { FormulaIssue } from '@earshot/core/metrics/formula.ts';
import { useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useMetricName } from '../../shared/metrics/metric-names.ts';
import { Marked } from '../../shared/rules/builder/QueryMistakes.tsx';
import { words } from '../../shared/words.texts.ts';
import '../../shared/rules/builder/builder.css';
import { formulaIssueTexts, metricsTexts } from './metrics.texts.ts';

type Props = { value: string; issue: FormulaIssue | null; onChange: (formula: string) => void };

/** A formula with its mistake marked; the names that fit what is typed can be pressed. */
export function FormulaField({ value, issue, onChange }: Props) {
  const t = useTexts(metricsTexts);
  const i = useTexts(formulaIssueTexts);
  const field = useRef<HTMLTextAreaElement>(null);
  const [at, setAt] = useState(value.length);
  const typed = /[\p{L}_.\d]*$/u.exec(value.slice(0, at))?.[0] ?? '';
  const offers = useOffers(typed);
  const insert = (name: string) => {
    const from = at - typed.length;
    const next = value.slice(0, from) + name + value.slice(at);
    onChange(next);
    const caret = from + name.length;
    setAt(caret);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  };
  return (
    <div className="formula-field">
      <label className="sm t2" htmlFor="metric-formula">
        {t('formula')}
      </label>
      <textarea
        ref={field}
        id="metric-formula"
        className={issue ? 'query-text wrong' : 'query-text'}
        aria-invalid={issue !== null}
        aria-describedby="formula-help"
        rows={2}
        spellCheck={false}
        dir="ltr"
        maxLength={500}
        placeholder="hold_ms / duration_ms * 100"
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
          setAt(event.target.selectionStart);
        }}
        onSelect={(event) => setAt(event.currentTarget.selectionStart)}
      />
      {issue && (
        <p className="query-mistakes" role="status">
          <Marked text={value} start={issue.start} end={issue.end} /> <span>{i(issue.code)}</span>
        </p>
      )}
      <p id="formula-help" className="sm t2">
        {t('formulaHelp')}
      </p>
      <ul className="formula-offers" aria-label={t('offers')}>
        {offers.map(({ name, label }) => (
          <li key={name}>
            <button type="button" className="plain" onClick={() => insert(name)}>
              <code>{name}</code> <span className="mut">{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Names that have what is typed in them, by what they are called here too; all of them where nothing fits. */
function useOffers(typed: string): { name: string; label: string }[] {
  const nameOf = useMetricName();
  const w = useTexts(words);
  const known = new Map(metricNames.map((one) => [one.name, one]));
  const all = [
    ...[...known.values()]
      .filter(({ of_call }) => of_call)
      .map(({ name }) => ({ name, label: nameOf(name) })),
    ...speakerRoles.flatMap((side) =>
      [...known.values()]
        .filter(({ of_side }) => of_side)
        .map(({ name }) => ({ name: `${side}.${name}`, label: `${w(side)}: ${nameOf(name)}` })),
    ),
  ];
  const wanted = typed.toLocaleLowerCase();
  const fitting = all.filter(
    ({ name, label }) =>
      name !== typed && (name.includes(wanted) || label.toLocaleLowerCase().includes(wanted)),
  );
  return wanted !== '' && all.some(({ name }) => name === typed) ? [] : fitting.length > 0 ? fitting : all;
}
