import '@fontsource-variable/onest';
import './theme/onest-basic.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/bidi.css';
import './theme/side-list.css';
import './theme/forced-colors.css';
import { createRoot } from 'react-dom/client';
import { useCustomization } from '../lib/customization.ts';
import { startI18n } from '../lib/i18n.ts';
import { loadWords } from '../lib/load-words.ts';
import { App } from './App.tsx';
import { reloadAfterUpgrade } from './reload-after-upgrade.ts';

reloadAfterUpgrade();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root element');
// Without its words a page still says what is wrong with the connection better than nothing at all.
void startI18n(useCustomization.getState().locale, loadWords).finally(() => createRoot(root).render(<App />));
