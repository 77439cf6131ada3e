import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useCustomization } from '../lib/customization.ts';
import { useTexts } from '../lib/i18n.ts';
import { singleKeysTexts } from './single-keys.texts.ts';

/** Whoever dictates or presses keys by chance switches off what a stray letter would do. */
export function SingleKeysSwitch() {
  const t = useTexts(singleKeysTexts);
  const { singleKeys, set } = useCustomization();
  const id = useId();
  return (
    <div className="row grow">
      <div className="grow">
        <label className="med" htmlFor={id} style={{ display: 'block' }}>
          {t('name')}
        </label>
        <div className="sm mut" id={`${id}-about`}>
          {t('about')}
        </div>
      </div>
      <Switch
        size="small"
        checked={singleKeys !== false}
        slotProps={{ input: { id, 'aria-describedby': `${id}-about` } }}
        onChange={(_, isOn) => set({ singleKeys: isOn })}
      />
    </div>
  );
}
