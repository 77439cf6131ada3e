import { longestExample } from '@earshot/core/classifiers/classifiers.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Choice } from '../../../components/Choice.tsx';
import { IconAction } from '../../../components/IconAction.tsx';
import { formatDateTime, formatSpan } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { CallPicker } from '../../../shared/files/CallPicker.tsx';
import { fileQuery } from '../../../shared/files/files.queries.ts';
import type { HitCall } from '../../../shared/hits/play-call.ts';
import type { CheckedOn } from '../classifiers.queries.ts';
import { checkTexts } from './check.texts.ts';

type Props = {
  /** The call that the address names. */
  fileId: string | undefined;
  onFile: (fileId: string | undefined) => void;
  onCheck: (on: CheckedOn, call: HitCall | null) => void;
};

/** A text that is typed, or a call that is chosen. */
export function WhatIsChecked({ fileId, onFile, onCheck }: Props) {
  const t = useTexts(checkTexts);
  const [kind, setKind] = useState<'text' | 'call'>(fileId === undefined ? 'text' : 'call');
  return (
    <div className="check-what">
      <Choice
        label={t('on')}
        value={kind}
        options={[
          { value: 'text', label: t('text') },
          { value: 'call', label: t('call') },
        ]}
        onChange={setKind}
      />
      {kind === 'text' ? (
        <TextToCheck onCheck={onCheck} />
      ) : fileId === undefined ? (
        <CallPicker onPick={(file) => onFile(file.file_id)} />
      ) : (
        <CallToCheck key={fileId} fileId={fileId} onOther={() => onFile(undefined)} onCheck={onCheck} />
      )}
    </div>
  );
}

function TextToCheck({ onCheck }: Pick<Props, 'onCheck'>) {
  const t = useTexts(checkTexts);
  const [text, setText] = useState('');
  const check = () => text.trim() !== '' && onCheck({ text: text.trim() }, null);
  return (
    <>
      <textarea
        className="said-text"
        rows={5}
        maxLength={longestExample}
        dir="auto"
        aria-label={t('textLabel')}
        placeholder={t('textHint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) check();
        }}
      />
      <span>
        <Button variant="contained" disabled={text.trim() === ''} onClick={check}>
          {t('check')}&nbsp;<kbd aria-hidden>Ctrl Enter</kbd>
        </Button>
      </span>
    </>
  );
}

type CallProps = Pick<Props, 'onCheck'> & { fileId: string; onOther: () => void };

/** A call is checked as soon as it is known. */
function CallToCheck({ fileId, onOther, onCheck }: CallProps) {
  const t = useTexts(checkTexts);
  const file = useQuery(fileQuery(fileId)).data;
  const told = useRef(onCheck);
  told.current = onCheck;
  useEffect(() => {
    if (file) told.current({ file_id: file.file_id }, file);
  }, [file]);
  return (
    <div className="rule-line">
      <span className="med el">{file?.operator ?? file?.name ?? '…'}</span>
      {file && (
        <span className="sm mut">
          {[
            formatDateTime(file.recorded_at ?? file.created),
            ...(file.duration_ms === null ? [] : [formatSpan(file.duration_ms)]),
          ].join(' · ')}
        </span>
      )}
      <IconAction className="push" size="small" label={t('anotherCall')} onClick={onOther}>
        <X size={14} />
      </IconAction>
    </div>
  );
}
