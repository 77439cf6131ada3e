import type { Preview } from '@earshot/core/rules/rules.ts';
import { formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { liveTestTexts } from './live-test.texts.ts';

/** How often the rule is right, from what was marked; a call that it would lose is no answer of the rule. */
export function Precision({
  sample,
  marks,
}: {
  sample: Preview['sample'];
  marks: ReadonlyMap<string, boolean>;
}) {
  const t = useTexts(liveTestTexts);
  const found = sample.filter(({ change }) => change !== 'removed');
  const judged = found.map(({ file_id }) => marks.get(file_id));
  const right = judged.filter((mark) => mark === true).length;
  const wrong = judged.filter((mark) => mark === false).length;
  const done = right + wrong;
  if (found.length === 0) return null;
  return (
    <div className="precision">
      <p aria-live="polite" data-testid="precision">
        {done === 0 ? (
          <span className="t2">{t('precisionHelp')}</span>
        ) : (
          <>
            <b className="num">{formatPercent(right / done)}</b> {t('precision')}{' '}
            <span className="sm t2">{t('judged', { right, wrong })}</span>
          </>
        )}
      </p>
      <span className="precision-bar" aria-hidden>
        {judged.map((mark, at) => (
          <i key={found[at]?.file_id} className={mark === undefined ? undefined : mark ? 'right' : 'wrong'} />
        ))}
      </span>
      <span className="num sm mut">{t('of', { done, all: found.length })}</span>
    </div>
  );
}
