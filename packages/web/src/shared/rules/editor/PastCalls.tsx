import type { Detection } from '@earshot/core/detection/detection.ts';
import type { Preview } from '@earshot/core/rules/rules.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useKeys } from '../../../lib/keys.ts';
import { useLate } from '../../../lib/use-late.ts';
import { useErrorText } from '../../use-error-text.ts';
import { liveTestTexts } from './live-test.texts.ts';
import { Precision } from './Precision.tsx';
import { SampleCall } from './SampleCall.tsx';
import type { Marking } from './use-marks.ts';
import type { PreviewState } from './use-preview.ts';

type Props = { detection: Detection; preview: PreviewState; marking: Marking };

/** How many past calls a rule would hold for, with a sample to mark right or wrong. */
export function PastCalls({ detection, preview, marking }: Props) {
  const t = useTexts(liveTestTexts);
  const errorText = useErrorText();
  const { answer, error } = preview;
  const isLate = useLate(answer === undefined && preview.isWhole && !error);
  if (!preview.isWhole) return <p className="live-note t2">{t('incomplete')}</p>;
  if (error)
    return (
      <p className="live-note rule-mistake" role="status">
        {errorText(error)}
      </p>
    );
  if (answer === undefined)
    return <div className="live-note">{isLate && <Skeleton height={160} radius={8} />}</div>;
  return (
    <div aria-busy={!preview.isFresh} className={preview.isFresh ? 'live-answer' : 'live-answer stale'}>
      <Counts answer={answer} />
      {answer.sample.length > 0 && <Sample {...{ answer, detection, marking }} />}
    </div>
  );
}

function Counts({ answer }: { answer: Preview }) {
  const t = useTexts(liveTestTexts);
  const { matched, total, looked_at, added, removed } = answer;
  return (
    <div className="live-counts">
      <p aria-live="polite" data-testid="preview-count">
        <b className="num">{formatNumber(matched)}</b>{' '}
        {t('ofCalls', { shown: formatNumber(total), count: total })} {t('wouldMatch', { count: matched })}
      </p>
      <p className="sm t2">
        {looked_at > 0 && <span className="num">{formatPercent(matched / looked_at, 1)} · </span>}
        {t('now')}{' '}
        <Change of={added} kind="added">
          +{t('added', { shown: formatNumber(added) })}
        </Change>{' '}
        ·{' '}
        <Change of={removed} kind="lost">
          −{t('lost', { shown: formatNumber(removed) })}
        </Change>
        {looked_at < total && <> · {t('lookedAt', { shown: formatNumber(looked_at) })}</>}
      </p>
      {total === 0 ? (
        <p className="t2">{t('noCalls')}</p>
      ) : (
        matched === 0 && removed === 0 && <p className="t2">{t('noMatches')}</p>
      )}
    </div>
  );
}

/** Nothing lost is nothing to be warned of. */
function Change({ of, kind, children }: { of: number; kind: 'added' | 'lost'; children: ReactNode }) {
  return <b className={of > 0 ? `live-${kind} num` : 'num'}>{children}</b>;
}

type SampleProps = { answer: Preview; detection: Detection; marking: Marking };

function Sample({ answer, detection, marking }: SampleProps) {
  const t = useTexts(liveTestTexts);
  const [at, setAt] = useState(0);
  const { sample } = answer;
  const { marks, found } = marking;
  useEffect(() => {
    found(sample.filter(({ change }) => change !== 'removed').map(({ file_id }) => file_id));
  }, [sample, found]);
  const current = sample[Math.min(at, sample.length - 1)];
  const mark = (fileId: string | undefined, isRight: boolean) => {
    if (fileId === undefined) return;
    marking.mark(fileId, marks.get(fileId) === isRight ? null : isRight);
    setAt(Math.min(sample.length - 1, sample.findIndex(({ file_id }) => file_id === fileId) + 1));
  };
  useKeys({
    KeyY: () => mark(current?.file_id, true),
    KeyX: () => mark(current?.file_id, false),
    KeyN: () => setAt((before) => (before + 1) % sample.length),
  });
  return (
    <>
      <Precision sample={sample} marks={marks} />
      <div className="rule-line live-sample-head">
        <h3>
          {t('sample')} <span className="num mut">{formatNumber(sample.length)}</span>
        </h3>
        <span className="push live-keys xs mut" aria-hidden>
          <kbd>Y</kbd> {t('right')} <kbd>X</kbd> {t('wrong')} <kbd>N</kbd> {t('next')}
        </span>
      </div>
      <ul className="live-sample">
        {sample.map((call) => (
          <SampleCall
            key={call.file_id}
            call={call}
            detection={detection}
            isCurrent={call === current}
            mark={marks.get(call.file_id)}
            onMark={(isRight) => mark(call.file_id, isRight)}
          />
        ))}
      </ul>
    </>
  );
}
