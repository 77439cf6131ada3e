import Button from '@mui/material/Button';
import { CircleCheck, Download, FlaskConical, Pause, Play, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { formatBytes, formatDateTime, formatNumber, formatPercent, languageName } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import {
  type Speech,
  usePauseModel,
  useRemoveModel,
  useTestModel,
} from '../../shared/speech/speech.queries.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { FetchDialog } from './FetchDialog.tsx';
import { speechTexts } from './speech.texts.ts';

type Model = Speech['models'][number];
const tones = {
  not_installed: 'tone-mute',
  fetching: 'tone-primary',
  paused: 'tone-warn',
  verifying: 'tone-primary',
  installed: 'tone-ok',
  failed: 'tone-bad',
} as const;

export function ModelList({ speech, isOperator }: { speech: Speech; isOperator: boolean }) {
  const t = useTexts(speechTexts);
  const [fetched, setFetched] = useState<Model | null>(null);
  if (speech.models.length === 0) return null;
  return (
    <section>
      <h2>
        {t('models')}
        {isOperator && (
          <span className="sm mut" style={{ fontWeight: 400, overflowWrap: 'anywhere' }}>
            {t('modelsDir', { path: speech.models_dir })}
          </span>
        )}
      </h2>
      <ul className="card model-list">
        {speech.models.map((model) => (
          <ModelRow key={model.id} model={model} isOperator={isOperator} onFetch={() => setFetched(model)} />
        ))}
      </ul>
      {fetched && <FetchDialog model={fetched} mirror={speech.mirror} onClose={() => setFetched(null)} />}
    </section>
  );
}

type RowProps = { model: Model; isOperator: boolean; onFetch: () => void };

function ModelRow({ model, isOperator, onFetch }: RowProps) {
  const t = useTexts(speechTexts);
  const errorText = useErrorText();
  const shownLanguages = model.languages
    .slice(0, 6)
    .map((code) => (code === '*' ? t('anyLanguage') : languageName(code)));
  const isMoving = model.state === 'fetching' || model.state === 'verifying' || model.state === 'paused';
  return (
    <li className="model-row" id={`model-${model.id}`} data-testid={`model-${model.id}`}>
      <div className="grow">
        <div className="row" style={{ flexWrap: 'wrap', gap: 6 }}>
          <span className="semi">{model.name}</span>
          {model.recommended && <span className="chip small tone-primary">{t('recommended')}</span>}
          <span className={`chip small ${tones[model.state]}`}>{t(`m_${model.state}`)}</span>
          {!model.commercial_use && <span className="chip small tone-warn">{t('nonCommercial')}</span>}
        </div>
        <div className="sm t2">
          {shownLanguages.join(', ')}
          {model.languages.length > 6 && ` +${model.languages.length - 6}`} · {formatBytes(model.size_bytes)}{' '}
          · {t(`times_${model.word_times}`)}
        </div>
        <div className="sm mut">
          {t('licence', { name: model.licence })}
          {model.attribution && `, ${model.attribution}`}
        </div>
        {model.note && <div className="sm mut">{model.note}</div>}
        {isMoving && (
          <div className="row" style={{ marginTop: 6 }}>
            <ProgressBar className="grow" label={model.name} share={model.progress} />
            <span className="sm num t2">
              {formatPercent(model.progress)} ·{' '}
              {t('received', { got: formatBytes(model.received_bytes), all: formatBytes(model.size_bytes) })}
            </span>
          </div>
        )}
        {model.error && (
          <div className="sm row" style={{ color: 'var(--bad-fg)', marginTop: 4 }}>
            <TriangleAlert size={14} aria-hidden />
            {errorText(model.error)}
          </div>
        )}
        <SelfTest model={model} />
      </div>
      {isOperator && <ModelActions model={model} onFetch={onFetch} />}
    </li>
  );
}

/** The form of the word goes with the number as it is shown. */
function timesOf(speed: number) {
  return { count: Math.round(speed * 10) / 10, times: formatNumber(speed, 1) };
}

function SelfTest({ model }: { model: Model }) {
  const t = useTexts(speechTexts);
  const errorText = useErrorText();
  const test = model.self_test;
  if (test === null) return null;
  if (!test.ok) {
    return (
      <div className="sm row" style={{ color: 'var(--bad-fg)', marginTop: 4 }}>
        <TriangleAlert size={14} aria-hidden />
        {t('testBad', { reason: test.error ? errorText(test.error) : (test.text ?? '') })}
      </div>
    );
  }
  return (
    <div className="sm" style={{ color: 'var(--ok-fg)', marginTop: 4 }}>
      <div className="row">
        <CircleCheck size={14} aria-hidden />
        {t('testOk', { when: formatDateTime(test.at) })}
        {test.realtime_factor !== null &&
          test.realtime_factor > 0 &&
          ` · ${t('testSpeed', timesOf(1 / test.realtime_factor))}`}
      </div>
      {test.text && <div className="t2">{t('heard', { text: test.text })}</div>}
    </div>
  );
}

function ModelActions({ model, onFetch }: { model: Model; onFetch: () => void }) {
  const t = useTexts(speechTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const pause = usePauseModel();
  const test = useTestModel();
  const remove = useRemoveModel();
  const onError = notify.failed;
  return (
    <div className="row model-actions">
      {(model.state === 'not_installed' || model.state === 'failed') && (
        <Button variant="outlined" startIcon={<Download size={14} />} onClick={onFetch}>
          {t('fetch')}
        </Button>
      )}
      {model.state === 'fetching' && (
        <Button
          variant="outlined"
          startIcon={<Pause size={14} />}
          loading={pause.isPending}
          onClick={() => pause.mutate(model.id, { onError })}
        >
          {t('pause')}
        </Button>
      )}
      {model.state === 'paused' && (
        <Button variant="outlined" startIcon={<Play size={14} />} onClick={onFetch}>
          {t('resume')}
        </Button>
      )}
      {model.state === 'installed' && (
        <Button
          variant="outlined"
          startIcon={<FlaskConical size={14} />}
          loading={test.isPending}
          onClick={() => test.mutate(model.id, { onError })}
        >
          {t('test')}
        </Button>
      )}
      {model.state !== 'not_installed' && (
        <IconAction label={`${w('remove')}: ${model.name}`} onClick={() => setIsAsking(true)}>
          <Trash2 size={16} />
        </IconAction>
      )}
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('removeTitle')}
        text={`${model.name}. ${t('removeText')}`}
        confirm={w('remove')}
        cancel={w('cancel')}
        onConfirm={() => remove.mutate(model.id, { onSuccess: () => notify.done(t('removed')), onError })}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
