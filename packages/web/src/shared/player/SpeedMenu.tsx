import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { setSpeed } from './playback.ts';
import { playerTexts } from './player.texts.ts';
import { speeds, usePlayer } from './player-store.ts';

export function SpeedMenu() {
  const t = useTexts(playerTexts);
  const speed = usePlayer((player) => player.speed);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const show = (value: number) => `${formatNumber(value, 2)}×`;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        className="num"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${t('speed')}: ${show(speed)}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {show(speed)}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {speeds.map((value) => (
          <MenuItem
            key={value}
            selected={value === speed}
            onClick={() => {
              setSpeed(value);
              setAnchor(null);
            }}
          >
            {show(value)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
