import type { File } from '@earshot/core/files/files.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { formatBytes, languageName } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { fileActionTexts } from '../../shared/files/file-actions.texts.ts';
import { useRestartFile } from '../../shared/files/files.queries.ts';
import { betterEngine } from '../../shared/speech/better-engine.ts';
import { type Speech, speechQuery, useFetchModel } from '../../shared/speech/speech.queries.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { fileTexts } from './file.texts.ts';
import { noticesTexts } from './notices.texts.ts';

/** Models belong to the installation, the choice among what is there to the workspace. */
function useEngineHelp(file: File) {
  const isOperator = useMay('operator');
  const mayChoose = useMay('speech.write');
  const mayRead = useMay('speech.read');
  const { data: speech } = useQuery({ ...speechQuery(), enabled: mayRead });
  if (!mayRead || speech === undefined) return null;
  const better = betterEngine(speech, file.language);
  const canHelp = isOperator || (mayChoose && better.kind !== 'model');
  return { speech, better, canHelp };
}

/** Who can help, for people who may not do it themselves. */
export function EngineHint({ file }: { file: File }) {
  const e = useTexts(noticesTexts);
  const help = useEngineHelp(file);
  if (help === null || help.canHelp || help.better.kind === 'ready') return null;
  return ` ${e(help.better.kind === 'settings' ? 'engineAsk' : 'engineAskOperator')}`;
}

/** The way from a call with poor words, or none, to better ones, in one click. */
export function EngineOffer({ file }: { file: File }) {
  const e = useTexts(noticesTexts);
  const a = useTexts(fileActionTexts);
  const notify = useNotify();
  const mayRestart = useMay('files.write');
  const help = useEngineHelp(file);
  const restart = useRestartFile();
  const [isAsking, setIsAsking] = useState(false);
  if (help === null) return null;
  const { speech, better, canHelp } = help;
  if (better.kind === 'ready') {
    if (!mayRestart) return null;
    return (
      <Button
        size="small"
        variant="outlined"
        loading={restart.isPending}
        onClick={() => restart.mutate({ fileId: file.file_id }, { onError: notify.failed })}
      >
        {a('restart')}
      </Button>
    );
  }
  if (!canHelp) return null;
  if (better.kind !== 'model') {
    const hash = better.kind === 'coming' ? `model-${better.model.id}` : undefined;
    return (
      <ButtonLink size="small" variant="outlined" to="/settings/speech" hash={hash}>
        {e(better.kind === 'coming' ? 'engineComing' : 'engineChoose')}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setIsAsking(true)}>
        {e('engineInstall')}
      </Button>
      {isAsking && (
        <InstallDialog model={better.model} mirror={speech.mirror} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}

type InstallProps = { model: Speech['models'][number]; mirror: string | null; onClose: () => void };

function InstallDialog({ model, mirror, onClose }: InstallProps) {
  const t = useTexts(fileTexts);
  const e = useTexts(noticesTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const navigate = useNavigate();
  const fetchModel = useFetchModel();
  const spoken = model.languages.map((code) => (code === '*' ? e('engineAnyLanguage') : languageName(code)));
  const facts = [
    [t('size'), formatBytes(model.size_bytes)],
    [e('engineLicence'), [model.licence, model.attribution].filter(Boolean).join(', ')],
    [e('engineLanguages'), spoken.join(', ')],
    [e('engineFrom'), mirror ?? e('engineFromPublic')],
  ] as const;
  const start = () =>
    fetchModel.mutate(
      { id: model.id, from: mirror === null ? 'public' : 'mirror' },
      {
        onSuccess: () => void navigate({ to: '/settings/speech', hash: `model-${model.id}` }),
        onError: notify.failed,
      },
    );
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="engine-title">
      <DialogTitle id="engine-title">{e('engineTitle', { name: model.name })}</DialogTitle>
      <DialogContent>
        <dl className="details">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="t2" style={{ marginTop: 12 }}>
          {e('engineAfter')}
        </p>
      </DialogContent>
      <DialogActions>
        <ButtonLink to="/settings/speech" sx={{ mr: 'auto' }}>
          {e('engineOther')}
        </ButtonLink>
        <Button onClick={onClose}>{w('cancel')}</Button>
        <Button variant="contained" autoFocus loading={fetchModel.isPending} onClick={start}>
          {e('engineFetch')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
