import Popover from '@mui/material/Popover';
import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { IconAction } from '../../components/IconAction.tsx';
import { RangeInput } from '../../components/RangeInput.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { setVolume } from './playback.ts';
import { playerTexts } from './player.texts.ts';
import { usePlayer } from './player-store.ts';

export function VolumeMenu() {
  const t = useTexts(playerTexts);
  const volume = usePlayer((player) => player.volume);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Icon = volume === 0 ? VolumeX : volume < 0.5 ? Volume1 : Volume2;
  return (
    <>
      <IconAction
        label={t('volume')}
        size="small"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon size={16} />
      </IconAction>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('volume') } }}
      >
        <div style={{ width: 140, padding: '8px 16px' }}>
          <RangeInput label={t('volume')} min={0} max={1} step={0.05} value={volume} onChange={setVolume} />
        </div>
      </Popover>
    </>
  );
}
