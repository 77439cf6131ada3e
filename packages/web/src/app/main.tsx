import '../lib/zod-without-eval.ts';
import '@fontsource-variable/onest';
import './theme/tokens.css';
import './theme/base.css';
import { createRoot } from 'react-dom/client';
import { useCustomization } from '../lib/customization.ts';
import { startI18n } from '../lib/i18n.ts';
import { mountAudio } from '../shared/player/playback.ts';
import { App } from './App.tsx';
import { reloadAfterUpgrade } from './reload-after-upgrade.ts';

reloadAfterUpgrade();
startI18n(useCustomization.getState().locale);
mountAudio();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root element');
createRoot(root).render(<App />);
