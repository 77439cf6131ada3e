import type { Report } from '@earshot/core/reports/reports.ts';
import { Expand, X } from 'lucide-react';
import { FilterSelect } from '../../../components/FilterSelect.tsx';
import { IconAction } from '../../../components/IconAction.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { wallTexts } from './wall.texts.ts';
import { mostScreens } from './wall-address.ts';

type Props = {
  screens: readonly number[];
  place: number;
  turn_s: number;
  reports: readonly Pick<Report, 'id' | 'name'>[];
  onShow: (place: number) => void;
  onScreens: (screens: number[]) => void;
  onLeave: () => void;
};

/** Which reports take turns; what can be changed about that shows once somebody moves the pointer or the focus there. */
export function WallFoot({ screens, place, turn_s, reports, onShow, onScreens, onLeave }: Props) {
  const t = useTexts(wallTexts);
  const nameOf = (id: number) => reports.find((one) => one.id === id)?.name ?? '…';
  const left = reports.filter(({ id }) => !screens.includes(id));
  return (
    <footer className="wall-foot">
      <ol aria-label={t('screens')}>
        {screens.map((id, at) => (
          <li key={id} aria-current={at === place}>
            <button type="button" className="plain" onClick={() => onShow(at)}>
              {screens.length > 1 && (
                <span className="wall-turn" aria-hidden>
                  {at === place && <i key={place} style={{ animationDuration: `${turn_s}s` }} />}
                </span>
              )}
              <span dir="auto">{nameOf(id)}</span>
            </button>
            {at > 0 && (
              <span className="wall-tools">
                <IconAction
                  size="small"
                  label={t('removeOne', { name: nameOf(id) })}
                  onClick={() => onScreens(screens.filter((one) => one !== id))}
                >
                  <X size={13} />
                </IconAction>
              </span>
            )}
          </li>
        ))}
      </ol>
      <span className="push" />
      <span className="wall-tools">
        {left.length > 0 && screens.length < mostScreens && (
          <FilterSelect
            label={t('add')}
            every={t('add')}
            value={undefined}
            options={left.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(id) => id !== undefined && onScreens([...screens, Number(id)])}
          />
        )}
        <IconAction label={t('full')} onClick={() => void document.documentElement.requestFullscreen?.()}>
          <Expand size={17} />
        </IconAction>
        <IconAction label={t('leave')} onClick={onLeave}>
          <X size={18} />
        </IconAction>
      </span>
    </footer>
  );
}
