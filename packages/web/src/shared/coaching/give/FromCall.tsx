import type { File } from '@earshot/core/files/files.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { CallPicker } from '../../files/CallPicker.tsx';
import { fileTitle } from '../../files/file-title.ts';
import { transcriptQuery } from '../../files/files.queries.ts';
import { MomentLine } from '../MomentLine.tsx';
import { nameFor } from '../name-for.ts';
import { AddButton } from './AddButton.tsx';
import type { Adding } from './FromLibrary.tsx';
import { giveTexts } from './give.texts.ts';
import { itemOfCall } from './give-draft.ts';

/** A call of the chosen operator, and each thing that was said in it as a moment. */
export function FromCall(adding: Adding) {
  const t = useTexts(giveTexts);
  const [call, setCall] = useState<File | null>(null);
  if (call === null)
    return (
      <div className="give-pick">
        <CallPicker agentId={adding.agentId} onPick={setCall} />
      </div>
    );
  return (
    <div className="give-pick">
      <p className="row">
        <span className="med el" dir="auto">
          {fileTitle(call)}
        </span>
        <span className="sm t2 num">{formatDateTime(call.recorded_at ?? call.created)}</span>
        <button type="button" className="plain link sm push" onClick={() => setCall(null)}>
          {t('otherCall')}
        </button>
      </p>
      <Said call={call} {...adding} />
    </div>
  );
}

function Said({ call, has, onAdd }: Adding & { call: File }) {
  const t = useTexts(giveTexts);
  const { data, isError } = useQuery({ ...transcriptQuery(call.file_id), retry: false });
  if (isError || data?.phrases.length === 0) return <p className="sm t2">{t('noWords')}</p>;
  if (data === undefined) return <Skeleton height={160} radius={8} />;
  return (
    <ul>
      {data.phrases.map(({ id, start_ms, end_ms, role, text }) => {
        const item = itemOfCall(call, { start_ms, end_ms, role, text });
        return (
          <li key={id}>
            <MomentLine of={item} isPlain />
            <AddButton name={nameFor(text)} isAdded={has(item)} onAdd={() => onAdd(item)} />
          </li>
        );
      })}
    </ul>
  );
}
