import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useErrorText } from '../../use-error-text.ts';
import { words } from '../../words.texts.ts';
import { type ListedKind, versionsQuery } from '../rules.queries.ts';
import { savingTexts } from './saving.texts.ts';
import { type Line, useVersionLines } from './version-lines.ts';

type Body = Record<string, unknown>;
type Props = {
  kind: ListedKind;
  id: number;
  /** Missing where it may not be changed. */
  onRestore: ((body: Body, version: number) => void) | undefined;
  /** What a stored version says, where that is more than rules say. */
  linesOf?: (body: Body) => readonly Line[];
  onClose: () => void;
};

/** Former versions, each with what it changed; one that is restored becomes the newest. */
export function VersionsDialog({ kind, id, onRestore, linesOf, onClose }: Props) {
  const t = useTexts(savingTexts);
  const w = useTexts(words);
  const errorText = useErrorText();
  const query = useQuery(versionsQuery(kind, id));
  const ruleLines = useVersionLines();
  const linesIn = (body: Body | undefined) => (body === undefined ? [] : (linesOf ?? ruleLines)(body));
  const versions = query.data?.results;
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="versions-title">
      <DialogTitle id="versions-title">{t('versionsTitle')}</DialogTitle>
      <DialogContent>
        {query.isPending && <Skeleton height={160} radius={8} />}
        {query.error && <p className="rule-mistake">{errorText(query.error)}</p>}
        <ol className="versions">
          {versions?.map(({ version, body, by, at }, index) => (
            <li key={version}>
              <div className="rule-line">
                <b>{t('version', { version })}</b>
                {index === 0 && <span className="chip small tone-ok">{t('current')}</span>}
                <span className="sm mut">{[by, formatDateTime(at)].filter(Boolean).join(' · ')}</span>
                {index > 0 && onRestore && (
                  <Button
                    size="small"
                    variant="outlined"
                    className="push"
                    aria-label={t('restoreOf', { version })}
                    onClick={() => onRestore(body, version)}
                  >
                    {t('restore')}
                  </Button>
                )}
              </div>
              <Difference before={linesIn(versions[index + 1]?.body)} after={linesIn(body)} />
            </li>
          ))}
        </ol>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Difference({ before, after }: { before: readonly Line[]; after: readonly Line[] }) {
  const t = useTexts(savingTexts);
  const was = new Map(before.map(({ name, text }) => [name, text]));
  const changed = after.filter(({ name, text }) => was.get(name) !== text);
  if (changed.length === 0) return <p className="sm mut">{t('sameText')}</p>;
  return (
    <dl className="version-lines">
      {changed.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            {was.get(name) && (
              <>
                <span className="visually-hidden">{t('was')} </span>
                <del>{was.get(name)}</del>{' '}
              </>
            )}
            <span className="visually-hidden">{t('became')} </span>
            <ins>{text || '–'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
