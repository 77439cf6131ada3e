import { CircleCheck, CircleDashed, CircleSlash } from 'lucide-react';
import { languageName } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import type { Speech } from '../../shared/speech/speech.queries.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { speechTexts } from './speech.texts.ts';

const looks = {
  ready: { Icon: CircleCheck, tone: 'tone-ok' },
  not_installed: { Icon: CircleDashed, tone: 'tone-mute' },
  not_configured: { Icon: CircleDashed, tone: 'tone-mute' },
  unsupported_platform: { Icon: CircleSlash, tone: 'tone-warn' },
} as const;

export function EngineList({ engines, isOperator }: { engines: Speech['engines']; isOperator: boolean }) {
  const t = useTexts(speechTexts);
  const errorText = useErrorText();
  return (
    <section>
      <h2>{t('engines')}</h2>
      <div className="engine-cards">
        {engines.map((engine) => {
          const { Icon, tone } = looks[engine.state];
          const spoken = engine.languages
            .map((code) => (code === '*' ? t('anyLanguage') : languageName(code)))
            .join(', ');
          const packages = engine.reason?.params.packages;
          return (
            <article key={engine.id} className="card engine-card">
              <div className="row" style={{ flexWrap: 'wrap' }}>
                <h3>{t(`engine_${engine.id}`)}</h3>
              </div>
              <div className="row" style={{ flexWrap: 'wrap', gap: 6 }}>
                <span className={`chip small ${tone}`}>
                  <Icon size={12} aria-hidden />
                  {t(packages === undefined ? `state_${engine.state}` : 'state_absent')}
                </span>
                <span className={`chip small ${engine.grade === 'demo' ? 'tone-warn' : 'tone-info'}`}>
                  {t(`grade_${engine.grade}`)}
                </span>
              </div>
              {spoken !== '' && <p className="t2">{spoken}</p>}
              {isOperator && (engine.state === 'not_installed' || engine.state === 'not_configured') && (
                <p className="t2">
                  {packages === undefined
                    ? t(`help_${engine.state}`)
                    : t('help_system_packages', { packages })}
                </p>
              )}
              {engine.reason && engine.state === 'unsupported_platform' && (
                <p style={{ color: 'var(--warn-fg)' }}>{errorText(engine.reason)}</p>
              )}
              <p className="sm mut">
                {[
                  engine.licence && t('licence', { name: engine.licence }),
                  engine.version &&
                    (engine.id === 'openai' ? engine.version : t('versionOf', { version: engine.version })),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </article>
          );
        })}
      </div>
    </section>
  );
}
