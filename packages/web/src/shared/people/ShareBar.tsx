import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import './people.css';
import { peopleTexts } from './people.texts.ts';

type Props = { talk: number | null; listen: number | null };

const whole = (share: number) => formatNumber(share * 100);
const width = (share: number) => ({ width: `${share * 100}%` });

/** How much of the calls the operator talks, and how much the abonent; the rest is silence. */
export function ShareBar({ talk, listen }: Props) {
  const t = useTexts(peopleTexts);
  if (talk === null || listen === null) return <span className="mut">–</span>;
  const said = t('talkAndListen', { talk: formatPercent(talk), listen: formatPercent(listen) });
  return (
    <span className="share-bar" role="img" aria-label={said} title={said}>
      <span className="num op">{whole(talk)}</span>
      <span className="share-line">
        <i className="op" style={width(talk)} />
        <i className="ab" style={width(listen)} />
      </span>
      <span className="num ab">{whole(listen)}</span>
    </span>
  );
}
