import {
  coachingNameLength,
  longestNote,
  longestTheme,
  type MomentInput,
  momentKinds,
} from '@earshot/core/coaching/coaching.ts';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { DraftLine } from '../drafts/DraftLine.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { LengthField } from '../lengths/LengthField.tsx';
import { useNotify } from '../use-notify.ts';
import { words } from '../words.texts.ts';
import './coaching.css';
import { momentsQuery } from './coaching.queries.ts';
import { coachingTexts } from './coaching.texts.ts';

const noteLength = { least: 0, most: longestNote };

type Props = {
  title: string;
  /** What its draft is kept by: the call, and what of it. */
  subject: string;
  /** It is not stored yet. */
  isNew?: boolean;
  first: MomentInput;
  /** The words that the moment is of. */
  quote: string;
  save: string;
  isSaving: boolean;
  onSave: (said: MomentInput) => Promise<unknown>;
  /** What is said once it is saved. */
  saved: string;
  /** What else can be done with it; `letGo` where its words go on elsewhere. */
  other?: (said: MomentInput, letGo: () => void) => ReactNode;
  onClose: () => void;
};

/** What is said of a moment of a call: what it is an example of, and what to listen for. */
export function MomentDialog(props: Props) {
  const { title, quote, save, isSaving, other, onClose } = props;
  const w = useTexts(words);
  const { said, set, drafting, isTried, submit } = useMoment(props);
  const linesOf = useMomentLines();
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby="moment-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DialogTitle id="moment-title">{title}</DialogTitle>
        <DialogContent>
          <Fields {...{ said, set, quote, isTried }} />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          <DraftLine drafting={drafting} linesOf={linesOf} />
          <span className="push" />
          <Button onClick={onClose}>{w('cancel')}</Button>
          {other?.(said, drafting.saved)}
          <Button type="submit" variant="contained" loading={isSaving}>
            {save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What is written of a moment, kept as a draft until it is saved. */
function useMoment({ subject, isNew = false, first, onSave, saved, onClose }: Props) {
  const notify = useNotify();
  const about = useMemo(() => ({ kind: 'moment' as const, subject }), [subject]);
  const { draft: said, set, drafting } = useDraft(first, { about, isNew });
  const [isTried, setIsTried] = useState(false);
  const submit = () => {
    setIsTried(true);
    const name = said.name.trim();
    if (name.length < coachingNameLength.least || said.note.trim().length > longestNote) return;
    drafting.saving();
    onSave({ ...said, name, note: said.note.trim(), theme: said.theme.trim() }).then(
      () => {
        drafting.saved();
        notify.done(saved);
        onClose();
      },
      (error: unknown) => {
        drafting.failed();
        notify.failed(error);
      },
    );
  };
  return { said, set, drafting, isTried, submit };
}

function useMomentLines() {
  const t = useTexts(coachingTexts);
  return useCallback(
    (body: Record<string, unknown>) => {
      const { name = '', kind = 'good', theme = '', note = '' } = body as Partial<MomentInput>;
      return [
        { name: 'name', label: t('name'), text: name },
        { name: 'kind', label: t('kind'), text: t(`kind_${kind}`) },
        { name: 'theme', label: t('theme'), text: theme },
        { name: 'note', label: t('note'), text: note },
      ];
    },
    [t],
  );
}

type FieldsProps = {
  said: MomentInput;
  set: (part: Partial<MomentInput>) => void;
  quote: string;
  isTried: boolean;
};

function Fields({ said, set, quote, isTried }: FieldsProps) {
  const t = useTexts(coachingTexts);
  return (
    <div className="moment-fields">
      {quote !== '' && <q dir="auto">{quote}</q>}
      <LengthField
        fullWidth
        autoFocus
        isQuiet
        label={t('name')}
        limits={coachingNameLength}
        isTried={isTried}
        value={said.name}
        onText={(name) => set({ name })}
      />
      <Choice
        label={t('kind')}
        value={said.kind}
        options={momentKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
        onChange={(kind) => set({ kind })}
      />
      <ThemeField value={said.theme} onChange={(theme) => set({ theme })} />
      <LengthField
        fullWidth
        multiline
        isQuiet
        minRows={2}
        maxRows={8}
        label={t('note')}
        placeholder={t('noteHelp')}
        limits={noteLength}
        isTried={isTried}
        value={said.note}
        onText={(note) => set({ note })}
      />
    </div>
  );
}

/** A theme that moments have already, or another. */
function ThemeField({ value, onChange }: { value: string; onChange: (theme: string) => void }) {
  const t = useTexts(coachingTexts);
  const themes = useQuery(momentsQuery({ limit: 1 })).data?.themes ?? [];
  return (
    <Autocomplete
      freeSolo
      options={themes}
      inputValue={value}
      onInputChange={(_event, theme) => onChange(theme.slice(0, longestTheme))}
      renderInput={(props) => <TextField {...props} label={t('theme')} helperText={t('themeHelp')} />}
    />
  );
}
