import Dialog from '@mui/material/Dialog';
import { useNavigate } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { ArrowRight, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useSaid, useTexts } from '../../lib/i18n.ts';
import { useMayFor } from '../../shared/users.queries.ts';
import { appTexts } from '../app.texts.ts';
import { useOverlays } from '../overlays.ts';
import { destinations } from '../sections.ts';
import { allFiles, FoundFiles, saidIn } from './FoundFiles.tsx';
import './palette.css';
import { paletteTexts } from './palette.texts.ts';
import { useActions } from './use-actions.tsx';
import { useFoundFiles } from './use-found-files.ts';

const close = () => useOverlays.setState({ isPaletteOpen: false });

const run = (act: () => unknown) => () => {
  close();
  act();
};

/** Ctrl+K: a page, an action or a file by its name. */
export function Palette() {
  const t = useTexts(paletteTexts);
  const app = useTexts(appTexts);
  const say = useSaid();
  const isOpen = useOverlays((overlays) => overlays.isPaletteOpen);
  const may = useMayFor();
  const actions = useActions();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState('');
  const sought = useDeferredValue(typed.trim());
  const type = (text: string) => {
    setTyped(text);
    setMarked('');
  };
  const fits = (text: string) => text.toLocaleLowerCase().includes(sought.toLocaleLowerCase());
  const titled = destinations.filter(({ can, title }) => (can === undefined || may(can)) && fits(say(title)));
  // A form is called as its list is, which stands before it.
  const pages = titled.filter(
    ({ title }, at) => titled.findIndex((one) => say(one.title) === say(title)) === at,
  );
  const shownActions = actions.filter(({ text }) => fits(text));
  const showFiles = sought.length >= 2 && may('files.read');
  const files = useFoundFiles(sought, showFiles);
  const lines = [
    ...pages.map(({ path }) => path),
    ...shownActions.map(({ id }) => id),
    ...(showFiles ? [...(files ?? []).map(({ file_id }) => file_id), saidIn, allFiles] : []),
  ];
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      fullWidth
      aria-labelledby="palette-title"
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { sx: { mt: { xs: '8dvh', tablet: '14dvh' }, maxWidth: 560 } },
        transition: { onExited: () => setTyped('') },
      }}
    >
      <Command
        className="palette"
        label={app('palette')}
        shouldFilter={false}
        loop
        value={lines.includes(marked) ? marked : lines[0]}
        onValueChange={setMarked}
      >
        <h2 id="palette-title" className="visually-hidden">
          {app('palette')}
        </h2>
        <div className="palette-input">
          <Search size={18} aria-hidden />
          <Command.Input autoFocus value={typed} onValueChange={type} placeholder={t('placeholder')} />
          <kbd>Esc</kbd>
        </div>
        <Command.List label={app('palette')}>
          <Command.Empty className="palette-note">{t('none')}</Command.Empty>
          {pages.length > 0 && <Pages pages={pages} />}
          {shownActions.length > 0 && <Actions actions={shownActions} />}
          {showFiles && <FoundFiles name={sought} files={files} onOpen={close} />}
        </Command.List>
      </Command>
    </Dialog>
  );
}

function Pages({ pages }: { pages: typeof destinations }) {
  const t = useTexts(paletteTexts);
  const say = useSaid();
  const navigate = useNavigate();
  return (
    <Command.Group heading={t('pages')}>
      {pages.map(({ title, path, key, menu }) => (
        <Command.Item key={path} value={path} onSelect={run(() => navigate({ to: path }))}>
          {menu ? <menu.icon size={16} aria-hidden /> : <ArrowRight size={16} aria-hidden />}
          {say(title)}
          {key && (
            <span className="push row" style={{ gap: 3 }}>
              <kbd>G</kbd>
              <kbd>{key.slice(3)}</kbd>
            </span>
          )}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

function Actions({ actions }: { actions: ReturnType<typeof useActions> }) {
  const t = useTexts(paletteTexts);
  return (
    <Command.Group heading={t('actions')}>
      {actions.map(({ id, text, icon, keys, act }) => (
        <Command.Item key={id} value={id} onSelect={run(act)}>
          {icon}
          {text}
          {keys && <kbd className="push">{keys}</kbd>}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
