import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { UseMutationResult } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useErrorText } from '../use-error-text.ts';
import { useNotify } from '../use-notify.ts';
import { words } from '../words.texts.ts';
import { importTexts } from './import.texts.ts';
import './import-dialog.css';

type Props<Outcome, Body> = {
  title: string;
  /** What a file has to hold, and how it is taken in. */
  children: ReactNode;
  mostBytes: number;
  /** What is sent of a file, or what is wrong with it. */
  read: (name: string, text: string) => { body: NoInfer<Body> } | { problem: string };
  load: Pick<UseMutationResult<Outcome, Error, Body>, 'error' | 'isPending' | 'mutate' | 'reset'>;
  told: (outcome: Outcome) => string;
  testId: string;
  onClose: () => void;
};

/** Takes something in from a file of JSON or a table, and tells what came of it. */
export function ImportDialog<Outcome, Body>(props: Props<Outcome, Body>) {
  const { title, children, mostBytes, read, load, told, testId, onClose } = props;
  const t = useTexts(importTexts);
  const w = useTexts(words);
  const errorText = useErrorText();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    load.reset();
    if (file.size > mostBytes) return setProblem(t('tooLarge'));
    const got = read(file.name, await file.text());
    setProblem('problem' in got ? got.problem : null);
    if ('body' in got)
      load.mutate(got.body, {
        onSuccess: (outcome) => {
          notify.done(told(outcome));
          onClose();
        },
      });
  };
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="import-title">
      <DialogTitle id="import-title">{title}</DialogTitle>
      <DialogContent className="import-dialog">
        {children}
        <input
          ref={input}
          type="file"
          accept=".csv,.json,text/csv,application/json"
          hidden
          aria-label={t('chooseFile')}
          data-testid={testId}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            void take(file);
          }}
        />
        {(problem ?? load.error) !== null && (
          <p className="rule-mistake" role="alert">
            {problem ?? errorText(load.error)}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('close')}</Button>
        <Button
          variant="contained"
          startIcon={<Upload size={15} />}
          loading={load.isPending}
          onClick={() => input.current?.click()}
        >
          {t('chooseFile')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
