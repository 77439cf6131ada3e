import { useTexts } from '../../lib/i18n.ts';
import { agentsTexts } from './agents.texts.ts';

/** What the drawings of the table mean. */
export function AgentLegend() {
  const t = useTexts(agentsTexts);
  return (
    <p className="agent-legend sm t2" aria-hidden>
      <span className="laptop">
        <span className="interval legend">
          <i className="interval-line" style={{ insetInlineStart: 0, width: '100%' }} />
          <i className="interval-dot" style={{ insetInlineStart: '50%' }} />
        </span>
        {t('legendInterval')}
      </span>
      <span className="laptop">
        <span className="interval legend slim">
          <i className="interval-median" style={{ insetInlineStart: '50%' }} />
        </span>
        {t('legendMedian')}
      </span>
      <span className="laptop">
        <span className="few-swatch few-row" />
        {t('legendFew')}
      </span>
      <span className="push tablet">
        <i className="side-swatch op" />
        {t('legendOperator')}
      </span>
      <span className="tablet">
        <i className="side-swatch ab" />
        {t('legendAbonent')}
      </span>
    </p>
  );
}
