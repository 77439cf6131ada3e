import type { File } from '@earshot/core/files/files.ts';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../lib/i18n.ts';
import { useRestartFile } from '../../shared/files/files.queries.ts';
import { useErrorText } from '../../shared/use-error-text.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { filesTexts } from './files.texts.ts';

/** What is being done to it, or why it is not done, and what to do. */
export function Remark({ file }: { file: File }) {
  const t = useTexts(filesTexts);
  const w = useTexts(words);
  const errorText = useErrorText();
  const notify = useNotify();
  const restart = useRestartFile();
  const mayWrite = useMay('files.write');
  if (file.status === 'PROCESSING') {
    const stage = file.stages.find(({ status }) => status === 'running');
    if (stage) return <span className="xs mut el">{w(`stage_${stage.name}`)}</span>;
    return (
      <Link className="xs el queue-link" to="/queue">
        {t('waits')}
      </Link>
    );
  }
  if (file.error === null) return null;
  return (
    <span className="xs row" style={{ gap: 6, color: 'var(--bad-fg)' }}>
      <span className="el" title={errorText(file.error)}>
        {errorText(file.error)}
      </span>
      {mayWrite && (
        <button
          type="button"
          className="plain link"
          disabled={restart.isPending}
          onClick={() => restart.mutate({ fileId: file.file_id }, { onError: notify.failed })}
        >
          {w('retry')}
        </button>
      )}
    </span>
  );
}
