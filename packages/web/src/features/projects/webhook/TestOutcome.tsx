import type { TestAnswer } from '@earshot/core/webhooks/webhooks.api.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { LongText } from './LongText.tsx';
import { useReason } from './use-reason.ts';
import { webhookTexts } from './webhook.texts.ts';

/** What came back from a sample. */
export function TestOutcome({ outcome }: { outcome: TestAnswer }) {
  const t = useTexts(webhookTexts);
  const reasonOf = useReason();
  const { ok, status, error, answer } = outcome;
  const ms = formatNumber(outcome.ms);
  const text = ok
    ? t('testOk', { status: String(status), ms })
    : t('testFailed', { ms, reason: reasonOf({ error, http_status: status }) ?? '' });
  return (
    <div className="webhook-outcome">
      <p className={`notice ${ok ? 'tone-ok' : 'tone-bad'}`} role="status">
        {text}
      </p>
      {answer.trim() !== '' && (
        <div>
          <p className="sm t2" aria-hidden>
            {t('answer')}
          </p>
          <LongText label={t('answer')} text={answer} dir="auto" />
        </div>
      )}
    </div>
  );
}
