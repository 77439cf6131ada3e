import type { Detection } from '@earshot/core/detection/detection.ts';
import type { RuleKind } from '@earshot/core/rules/rules.ts';
import { useState } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { SmallSelect } from '../../../components/SmallSelect.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { liveTestTexts } from './live-test.texts.ts';
import { PastCalls } from './PastCalls.tsx';
import { TryOnCall, TryOnText } from './TryOne.tsx';
import type { Marking } from './use-marks.ts';
import { type PreviewState, periods } from './use-preview.ts';
import './live-test.css';

type Props = {
  kind: RuleKind;
  id: number | null;
  detection: Detection;
  preview: PreviewState;
  marking: Marking;
};
const targets = ['past', 'one', 'text'] as const;

/** The rule tried on the workspace's own calls while it is written. */
export function LiveTest({ kind, id, detection, preview, marking }: Props) {
  const t = useTexts(liveTestTexts);
  const [target, setTarget] = useState<(typeof targets)[number]>('past');
  return (
    <section className="card live-test" aria-label={t('title')}>
      <div className="rule-line live-head">
        <h2>{t('title')}</h2>
        {preview.isWhole && <i className={preview.isFresh ? 'live-dot' : 'live-dot waiting'} aria-hidden />}
        <Choice
          label={t('on')}
          value={target}
          options={targets.map((value) => ({ value, label: t(value) }))}
          onChange={setTarget}
        />
        {target === 'past' && (
          <span className="push">
            <SmallSelect
              label={t('days')}
              value={String(preview.days)}
              onChange={(days) => preview.setDays(Number(days))}
              options={periods.map((count) => ({ value: String(count), label: t('lastDays', { count }) }))}
            />
          </span>
        )}
      </div>
      {target === 'past' && <PastCalls {...{ detection, preview, marking }} />}
      {target === 'one' && <TryOnCall kind={kind} id={id} detection={detection} />}
      {target === 'text' && <TryOnText kind={kind} id={id} detection={detection} />}
    </section>
  );
}
