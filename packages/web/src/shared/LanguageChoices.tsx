import { locales } from '@earshot/core/locales.ts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { MuiLook } from '../components/MuiLook.tsx';
import { useCustomization } from '../lib/customization.ts';
import { chooseLocale, localeNames } from './choose-locale.ts';

/** The languages of the interface, each by its own name. */
export function LanguageChoices({ anchor, onClose }: { anchor: HTMLElement; onClose: () => void }) {
  const locale = useCustomization((look) => look.locale);
  return (
    <MuiLook>
      <Menu anchorEl={anchor} open onClose={onClose}>
        {locales.map((one) => (
          <MenuItem
            key={one}
            lang={one === 'ua' ? 'uk' : one}
            selected={one === locale}
            onClick={() => {
              chooseLocale(one);
              onClose();
            }}
          >
            {localeNames[one]}
          </MenuItem>
        ))}
      </Menu>
    </MuiLook>
  );
}
