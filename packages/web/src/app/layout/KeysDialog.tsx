import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { X } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { useSaid, useTexts } from '../../lib/i18n.ts';
import { SingleKeysSwitch } from '../../shared/SingleKeysSwitch.tsx';
import { useMayFor } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { appTexts } from '../app.texts.ts';
import { useOverlays } from '../overlays.ts';
import { destinations } from '../sections.ts';
import './keys.css';
import { keysTexts } from './keys.texts.ts';
import { keyGroups, keyLabel } from './keys-help.ts';

const close = () => useOverlays.setState({ isKeysOpen: false });

export function KeysDialog() {
  const t = useTexts(keysTexts);
  const app = useTexts(appTexts);
  const say = useSaid();
  const w = useTexts(words);
  const may = useMayFor();
  const isOpen = useOverlays((overlays) => overlays.isKeysOpen);
  const going = destinations.filter(({ key, can }) => key !== undefined && (can === undefined || may(can)));
  return (
    <Dialog open={isOpen} onClose={close} maxWidth="md" aria-labelledby="app-keys-title">
      <DialogTitle id="app-keys-title" className="row">
        {app('keys')}
        <IconAction className="push" size="small" label={w('close')} onClick={close}>
          <X size={16} />
        </IconAction>
      </DialogTitle>
      <DialogContent tabIndex={0} sx={{ outline: 0 }}>
        <div className="app-keys">
          {keyGroups.map(({ title, keys }) => (
            <section key={title}>
              <h3>{t(title)}</h3>
              <dl>
                {keys.map(([codes, what]) => (
                  <Line key={what} names={codes.map(keyLabel)} what={t(what)} />
                ))}
              </dl>
            </section>
          ))}
          <section>
            <h3>{t('goTo')}</h3>
            <dl>
              {going.map(({ key = '', title, path }) => (
                <Line key={path} names={['G', key.slice(3)]} what={say(title)} />
              ))}
            </dl>
          </section>
        </div>
        <div className="app-keys-switch">
          <SingleKeysSwitch />
        </div>
      </DialogContent>
    </Dialog>
  );
}

function Line({ names, what }: { names: readonly string[]; what: string }) {
  return (
    <div>
      <dt>
        {names.map((name) => (
          <kbd key={name}>{name}</kbd>
        ))}
      </dt>
      <dd>{what}</dd>
    </div>
  );
}
