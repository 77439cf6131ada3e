import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import Button from '@mui/material/Button';
import { ArrowLeftRight, ListPlus, Pencil, UsersRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { lazyPart } from '../../../lib/parts.ts';
import { useSwapRoles } from '../../../shared/files/files.queries.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { EditDialog } from '../editing/EditDialog.tsx';
import { fieldsTexts } from '../editing/fields.texts.ts';
import { speakersTexts } from '../editing/speakers.texts.ts';
import { asksWhoIsWho } from '../editing/who-is-who.ts';
import { fileTexts } from '../file.texts.ts';
import { useDetails } from './use-details.ts';

const FieldsDialog = lazyPart(() =>
  import('../editing/FieldsDialog.tsx').then((file) => ({ default: file.FieldsDialog })),
);
const SpeakersDialog = lazyPart(() =>
  import('../editing/SpeakersDialog.tsx').then((file) => ({ default: file.SpeakersDialog })),
);

export function DetailsTab({ file, transcript }: { file: File; transcript: Transcript | undefined }) {
  const t = useTexts(fileTexts);
  const s = useTexts(speakersTexts);
  const mayWrite = useMay('files.write');
  const [isEditing, setIsEditing] = useState(false);
  const f = useTexts(fieldsTexts);
  const [isFilling, setIsFilling] = useState(false);
  const [isNaming, setIsNaming] = useState(false);
  const asks = transcript !== undefined && asksWhoIsWho(file, transcript);
  const rows = useDetails(file, transcript);
  return (
    <>
      <dl className="details">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={value === null ? 'mut' : undefined}>
              {Array.isArray(value) ? <Several values={value} /> : (value ?? t('notSet'))}
            </dd>
          </div>
        ))}
      </dl>
      {mayWrite && (
        <div className="row" style={{ padding: '12px 0', flexWrap: 'wrap' }}>
          <Button variant="outlined" startIcon={<Pencil size={14} />} onClick={() => setIsEditing(true)}>
            {t('edit')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<ListPlus size={14} />}
            aria-haspopup="dialog"
            onClick={() => setIsFilling(true)}
          >
            {f('title')}
          </Button>
          {file.channel_mode === 'stereo' && <SwapButton file={file} />}
          {asks && file.status !== 'PROCESSING' && (
            <Button
              variant="outlined"
              startIcon={<UsersRound size={14} />}
              aria-haspopup="dialog"
              onClick={() => setIsNaming(true)}
            >
              {s('title')}
            </Button>
          )}
        </div>
      )}
      {transcript && isNaming && (
        <Suspense>
          <SpeakersDialog {...{ file, transcript }} onClose={() => setIsNaming(false)} />
        </Suspense>
      )}
      {isFilling && (
        <Suspense>
          <FieldsDialog file={file} onClose={() => setIsFilling(false)} />
        </Suspense>
      )}
      {isEditing && <EditDialog file={file} onClose={() => setIsEditing(false)} />}
    </>
  );
}

/** The values of a list, side by side. */
function Several({ values }: { values: readonly string[] }) {
  return (
    <ul className="several-values">
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list may say the same twice.
        <li key={at} className="chip" dir="auto">
          {value}
        </li>
      ))}
    </ul>
  );
}

function SwapButton({ file }: { file: File }) {
  const t = useTexts(fileTexts);
  const notify = useNotify();
  const swap = useSwapRoles();
  return (
    <Button
      variant="outlined"
      startIcon={<ArrowLeftRight size={14} />}
      loading={swap.isPending}
      onClick={() =>
        swap.mutate(file.file_id, {
          onSuccess: () => notify.done(t('swapped')),
          onError: notify.failed,
        })
      }
    >
      {t('swap')}
    </Button>
  );
}
