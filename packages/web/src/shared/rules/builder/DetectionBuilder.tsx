import type { Detection, DetectionMethod } from '@earshot/core/detection/detection.ts';
import Button from '@mui/material/Button';
import { Fragment, useRef, useState } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { builderTexts } from './builder.texts.ts';
import { type MethodKind, newMethod } from './detection-draft.ts';
import { MethodCard } from './MethodCard.tsx';
import './builder.css';

const kinds: readonly MethodKind[] = ['query', 'metric', 'event', 'emotion', 'script_ref', 'script', 'label'];
const mostMethods = 20;

type Props = { detection: Detection; onChange: (detection: Detection) => void; disabled: boolean };

/** The rule itself: ways to detect something, all or any of which must hold. */
export function DetectionBuilder({ detection, onChange, disabled }: Props) {
  const t = useTexts(builderTexts);
  const { join, methods } = detection;
  const { keys, forget } = useKeysOf(methods);
  const replace = (at: number, method: DetectionMethod) =>
    onChange({ join, methods: methods.with(at, method) });
  return (
    <section className="rule-builder" aria-label={t('when')}>
      <div className="rule-line">
        <h2>{t('when')}</h2>
        <Choice
          label={t('when')}
          value={join}
          options={(['all', 'any'] as const).map((value) => ({ value, label: t(value), disabled }))}
          onChange={(value) => onChange({ join: value, methods })}
        />
      </div>
      {methods.map((method, at) => (
        <Fragment key={keys[at]}>
          {at > 0 && (
            <div className="rule-join">
              <span className="chip small tone-primary">{t(join === 'all' ? 'and' : 'or')}</span>
            </div>
          )}
          <MethodCard
            method={method}
            disabled={disabled}
            onChange={(next) => replace(at, next)}
            onRemove={
              methods.length > 1 && !disabled
                ? () => {
                    forget(at);
                    onChange({ join, methods: methods.toSpliced(at, 1) });
                  }
                : undefined
            }
          />
        </Fragment>
      ))}
      {!disabled && methods.length < mostMethods && (
        <div className="rule-line">
          <span className="mut">{t('add')}</span>
          {kinds.map((kind) => (
            <Button
              key={kind}
              size="small"
              variant="outlined"
              onClick={() => onChange({ join, methods: [...methods, newMethod(kind)] })}
            >
              {t(kind)}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

/** Methods have no ids, but what is half typed in one must not move to another when one before it goes. */
function useKeysOf(methods: readonly DetectionMethod[]) {
  const next = useRef(0);
  const make = () => {
    next.current += 1;
    return next.current;
  };
  const [kept] = useState<number[]>([]);
  while (kept.length < methods.length) kept.push(make());
  kept.length = methods.length;
  return { keys: kept, forget: (at: number) => void kept.splice(at, 1) };
}
